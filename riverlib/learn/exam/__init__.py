"""The examiner: endless questions from the engines, asked only where a rule matters."""
