CREATE TABLE actions (
	game_id TEXT NOT NULL,
	action_no INTEGER NOT NULL,
	text TEXT NOT NULL,
	PRIMARY KEY (game_id, action_no),
	FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "actions" VALUES('AAAAAAAAAAAA',0,'shuffle JcKc5c5sAhAd9d2c8d2dQs4c6h3cTh6cKd4s9c6dQc7c2hKsTs4dAs7s7hJd6sTc5hQh5d9sJh3h2s3sJsTd8s3d7d8c4hKh9h8hAcQd');
INSERT INTO "actions" VALUES('AAAAAAAAAAAA',1,'bid 2');
INSERT INTO "actions" VALUES('AAAAAAAAAAAA',2,'bid 1');
INSERT INTO "actions" VALUES('AAAAAAAAAAAA',3,'play 5c');
INSERT INTO "actions" VALUES('AAAAAAAAAAAA',4,'play Kc');
INSERT INTO "actions" VALUES('AAAAAAAAAAAA',5,'play 5s');
INSERT INTO "actions" VALUES('AAAAAAAAAAAA',6,'play Jc');
INSERT INTO "actions" VALUES('AAAAAAAAAAAA',7,'shuffle 4s8s7sQdJs6c9h7d5hJh9dAhKc6s2c5s3h3cAs2sQc8dAcJdTd9s5cKh7cAdTc6h5d3sQs8h4cQh4h3d8cJcTs2h6dKd4dTh9c7hKs2d');
INSERT INTO "actions" VALUES('AAAAAAAAAAAA',8,'bid 0');
INSERT INTO "actions" VALUES('AAAAAAAAAAAA',9,'bid 0');
INSERT INTO "actions" VALUES('AAAAAAAAAAAA',10,'play 4s');
INSERT INTO "actions" VALUES('AAAAAAAAAAAA',11,'play 8s');
INSERT INTO "actions" VALUES('BBBBBBBBBBBB',0,'shuffle JcKc5c5sAhAd9d2c8d2dQs4c6h3cTh6cKd4s9c6dQc7c2hKsTs4dAs7s7hJd6sTc5hQh5d9sJh3h2s3sJsTd8s3d7d8c4hKh9h8hAcQd');
INSERT INTO "actions" VALUES('BBBBBBBBBBBB',1,'bid 2');
INSERT INTO "actions" VALUES('BBBBBBBBBBBB',2,'bid 1');
INSERT INTO "actions" VALUES('BBBBBBBBBBBB',3,'play 5c');
INSERT INTO "actions" VALUES('BBBBBBBBBBBB',4,'play Kc');
INSERT INTO "actions" VALUES('BBBBBBBBBBBB',5,'play 5s');
INSERT INTO "actions" VALUES('BBBBBBBBBBBB',6,'play Jc');
INSERT INTO "actions" VALUES('BBBBBBBBBBBB',7,'shuffle 4s8s7sQdJs6c9h7d5hJh9dAhKc6s2c5s3h3cAs2sQc8dAcJdTd9s5cKh7cAdTc6h5d3sQs8h4cQh4h3d8cJcTs2h6dKd4dTh9c7hKs2d');
INSERT INTO "actions" VALUES('BBBBBBBBBBBB',8,'bid 0');
INSERT INTO "actions" VALUES('BBBBBBBBBBBB',9,'bid 0');
INSERT INTO "actions" VALUES('BBBBBBBBBBBB',10,'play 4s');
INSERT INTO "actions" VALUES('BBBBBBBBBBBB',11,'play 8s');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',0,'roll 5');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',1,'sail 1');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',2,'roll 6');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',3,'lose');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',4,'roll 4');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',5,'sail 4');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',6,'roll 3');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',7,'sail 0');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',8,'roll 1');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',9,'sail 2');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',10,'roll 6');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',11,'lose');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',12,'roll 6');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',13,'lose');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',14,'roll 3');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',15,'sail 0');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',16,'roll 4');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',17,'sail 2');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',18,'roll 4');
INSERT INTO "actions" VALUES('CCCCCCCCCCCC',19,'sail 4');
INSERT INTO "actions" VALUES('DDDDDDDDDDDD',0,'shuffle 5c3d5s4d5dJs8d9s3c2cJh8cThTsQsAs7h3sTcKd9hJd7c4sQh9dKs7s7d3hJc6c4c6hAhAd8h6s9c2d2h8sKc4hQcQd5hAc2sKhTd6d');
INSERT INTO "actions" VALUES('DDDDDDDDDDDD',1,'bid 1');
CREATE TABLE deals (
	game_id TEXT NOT NULL,
	deal_no INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	hand_size INTEGER NOT NULL,
	dealer INTEGER NOT NULL,
	bid INTEGER NOT NULL,
	taken INTEGER NOT NULL,
	points INTEGER NOT NULL,
	PRIMARY KEY (game_id, deal_no, seat),
	FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "deals" VALUES('AAAAAAAAAAAA',0,0,2,0,1,2,2);
INSERT INTO "deals" VALUES('AAAAAAAAAAAA',0,1,2,0,2,0,0);
INSERT INTO "deals" VALUES('AAAAAAAAAAAA',1,0,1,1,0,0,10);
INSERT INTO "deals" VALUES('AAAAAAAAAAAA',1,1,1,1,0,1,1);
INSERT INTO "deals" VALUES('BBBBBBBBBBBB',0,0,2,0,1,2,2);
INSERT INTO "deals" VALUES('BBBBBBBBBBBB',0,1,2,0,2,0,0);
INSERT INTO "deals" VALUES('BBBBBBBBBBBB',1,0,1,1,0,0,20);
INSERT INTO "deals" VALUES('BBBBBBBBBBBB',1,1,1,1,0,1,1);
CREATE TABLE games (
	id TEXT NOT NULL,
	game TEXT NOT NULL,
	format INTEGER NOT NULL,
	setup JSON NOT NULL,
	title TEXT NOT NULL,
	created DATETIME NOT NULL,
	updated DATETIME NOT NULL,
	revision INTEGER NOT NULL,
	length INTEGER NOT NULL,
	finished BOOLEAN NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('AAAAAAAAAAAA','cards',1,'{"variant": {"key": "house", "name": "Short, our way", "hand_sizes": [2, 1], "lower_to_fit": true, "packs": 1, "jokers": 0, "joker_ranks": "auto", "trump": "turn-up", "whole_pack_no_trump": false, "bidding": "in-turn", "hook": true, "forehead": false, "first_lead": "left-of-dealer", "trump_lead": "any", "must_trump": false, "team_size": 1, "first_dealer": "any", "usual_players": [4, 6], "scoring": {"bonus": 10, "trick_points": "always", "per_trick": 1, "squared": false, "zero_bonus": null, "zero_per_card": 0, "penalty": "none", "penalty_points": 1}}, "players": 2, "first_dealer": 0, "seed": 3, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Otter", "kind": "random"}]}','Short, our way: Anna, Otter','2026-11-10 19:00:00.000000','2026-11-10 19:06:00.000000',6,12,1);
INSERT INTO "games" VALUES('BBBBBBBBBBBB','cards',1,'{"variant": {"key": "house", "name": "Short, our way", "hand_sizes": [2, 1], "lower_to_fit": true, "packs": 1, "jokers": 0, "joker_ranks": "auto", "trump": "turn-up", "whole_pack_no_trump": false, "bidding": "in-turn", "hook": true, "forehead": false, "first_lead": "left-of-dealer", "trump_lead": "any", "must_trump": false, "team_size": 1, "first_dealer": "any", "usual_players": [4, 6], "scoring": {"bonus": 20, "trick_points": "always", "per_trick": 1, "squared": false, "zero_bonus": null, "zero_per_card": 0, "penalty": "none", "penalty_points": 1}}, "players": 2, "first_dealer": 0, "seed": 3, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Otter", "kind": "random"}]}','Short, our way: Anna, Otter','2026-11-10 19:07:00.000000','2026-11-10 19:13:00.000000',6,12,1);
INSERT INTO "games" VALUES('CCCCCCCCCCCC','race',1,'{"layout": {"key": "house", "name": "Brook", "source": "Ours.", "cards": 6, "sandbank": 5, "high_tide": 2, "start": 1, "boats": 1, "ride": "choice", "decline_wind": false, "tie_break": "shared", "last_alone": "plays-on", "first_player": "chosen"}, "players": 2, "first": 0, "seed": 1, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Otter", "kind": "random"}]}','Race on Brook: Anna, Otter','2026-11-10 19:14:00.000000','2026-11-10 19:18:00.000000',4,20,1);
INSERT INTO "games" VALUES('DDDDDDDDDDDD','cards',1,'{"variant": {"key": "house", "name": "Short, our way", "hand_sizes": [2, 1], "lower_to_fit": true, "packs": 1, "jokers": 0, "joker_ranks": "auto", "trump": "turn-up", "whole_pack_no_trump": false, "bidding": "in-turn", "hook": true, "forehead": false, "first_lead": "left-of-dealer", "trump_lead": "any", "must_trump": false, "team_size": 1, "first_dealer": "any", "usual_players": [4, 6], "scoring": {"bonus": 10, "trick_points": "always", "per_trick": 1, "squared": false, "zero_bonus": null, "zero_per_card": 0, "penalty": "none", "penalty_points": 1}}, "players": 2, "first_dealer": 0, "seed": 5, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Otter", "kind": "random"}]}','Short, our way: Anna, Otter','2026-11-10 19:19:00.000000','2026-11-10 19:19:00.000000',0,2,0);
CREATE TABLE house_rules (
	name TEXT NOT NULL,
	game TEXT NOT NULL,
	data JSON NOT NULL,
	updated DATETIME NOT NULL,
	PRIMARY KEY (name)
);
INSERT INTO "house_rules" VALUES('Ours','cards','{"hook": false}','2026-11-10 19:20:00.000000');
CREATE TABLE meta (
	name TEXT NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('app','up-and-down-the-river');
INSERT INTO "meta" VALUES('schema','3');
INSERT INTO "meta" VALUES('book','Zm9yLXRlc3Rz');
INSERT INTO "meta" VALUES('chapter_before','Zmlyc3Qtb25l');
INSERT INTO "meta" VALUES('chapter','c2Vjb25kLW9u');
CREATE TABLE results (
	game_id TEXT NOT NULL,
	game TEXT NOT NULL,
	rules TEXT NOT NULL,
	players INTEGER NOT NULL,
	finished BOOLEAN NOT NULL, rules_id TEXT,
	PRIMARY KEY (game_id),
	FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('DDDDDDDDDDDD','cards','Short, our way',2,0,'2b76fe3056a612ce');
INSERT INTO "results" VALUES('CCCCCCCCCCCC','race','Brook',2,1,'813f3433f31f0bef');
INSERT INTO "results" VALUES('BBBBBBBBBBBB','cards','Short, our way',2,1,'e0278da74763debf');
INSERT INTO "results" VALUES('AAAAAAAAAAAA','cards','Short, our way',2,1,'2b76fe3056a612ce');
CREATE TABLE score_files (
	id TEXT NOT NULL,
	name TEXT NOT NULL,
	text TEXT NOT NULL,
	created DATETIME NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "score_files" VALUES('ccea70f3a434bc30','sunday.csv','game,deal
1,2
','2026-11-10 19:21:00.000000');
CREATE TABLE seats (
	game_id TEXT NOT NULL,
	seat INTEGER NOT NULL,
	name TEXT NOT NULL,
	kind TEXT NOT NULL,
	total INTEGER NOT NULL,
	won BOOLEAN NOT NULL,
	PRIMARY KEY (game_id, seat),
	FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('AAAAAAAAAAAA',0,'Anna','person',12,1);
INSERT INTO "seats" VALUES('AAAAAAAAAAAA',1,'Otter','random',1,0);
INSERT INTO "seats" VALUES('BBBBBBBBBBBB',0,'Anna','person',22,1);
INSERT INTO "seats" VALUES('BBBBBBBBBBBB',1,'Otter','random',1,0);
INSERT INTO "seats" VALUES('CCCCCCCCCCCC',0,'Anna','person',12,1);
INSERT INTO "seats" VALUES('CCCCCCCCCCCC',1,'Otter','random',11,0);
INSERT INTO "seats" VALUES('DDDDDDDDDDDD',0,'Anna','person',0,0);
INSERT INTO "seats" VALUES('DDDDDDDDDDDD',1,'Otter','random',0,0);
CREATE INDEX ix_games_updated ON games (updated);
