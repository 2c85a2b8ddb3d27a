CREATE TABLE meta (name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (name));
CREATE TABLE games (
  id TEXT NOT NULL, game TEXT NOT NULL, format INTEGER NOT NULL, setup JSON NOT NULL,
  title TEXT NOT NULL, created DATETIME NOT NULL, updated DATETIME NOT NULL,
  revision INTEGER NOT NULL, length INTEGER NOT NULL, finished BOOLEAN NOT NULL, PRIMARY KEY (id));
CREATE INDEX ix_games_updated ON games (updated);
CREATE TABLE actions (
  game_id TEXT NOT NULL, action_no INTEGER NOT NULL, text TEXT NOT NULL,
  PRIMARY KEY (game_id, action_no),
  FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE) WITHOUT ROWID;
CREATE TABLE house_rules (
  name TEXT NOT NULL, game TEXT NOT NULL, data JSON NOT NULL, updated DATETIME NOT NULL,
  PRIMARY KEY (name));
INSERT INTO meta VALUES ('app', 'up-and-down-the-river'), ('schema', '1');
INSERT INTO games VALUES
  ('AAAAAAAAAAAA', 'cards', 1, '{"players": 3, "names": ["Zo\u00eb", "Ann"]}', 'Sunday',
   '2026-11-01 19:00:00.000000', '2026-11-01 21:30:00.000000', 4, 2, 0),
  ('BBBBBBBBBBBB', 'race', 1, '{}', 'Monday',
   '2026-11-02 19:00:00.000000', '2026-11-02 19:40:00.000000', 1, 1, 1);
INSERT INTO actions VALUES
  ('AAAAAAAAAAAA', 0, 'shuffle'), ('AAAAAAAAAAAA', 1, 'bid 1'), ('BBBBBBBBBBBB', 0, 'roll 3');
INSERT INTO house_rules VALUES
  ('Ours', 'cards', '{"hook": false}', '2026-11-01 18:00:00.000000');
