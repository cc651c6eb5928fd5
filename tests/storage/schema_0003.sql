BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE event (
	pad_id VARCHAR(64) NOT NULL,
	match_id VARCHAR(64) NOT NULL,
	number INTEGER NOT NULL,
	kind VARCHAR NOT NULL,
	payload JSON NOT NULL,
	dealt VARCHAR(64),
	token VARCHAR(64),
	at DATETIME,
	corrected_at DATETIME,
	undone BOOLEAN NOT NULL,
	CONSTRAINT pk_event PRIMARY KEY (pad_id, match_id, number),
	CONSTRAINT fk_event_pad_id_match_id FOREIGN KEY(pad_id, match_id) REFERENCES "match" (pad_id, id),
	CONSTRAINT uq_event_pad_id_match_id_token UNIQUE (pad_id, match_id, token)
);
INSERT INTO "event" VALUES('pad-of-anna','tokens',1,'round','{"type": "round", "losers": ["id-of-ben"]}','id-of-anna','t1','2026-07-03 19:30:00.000000',NULL,0);
INSERT INTO "event" VALUES('pad-of-anna','tokens',2,'round','{"type": "round", "losers": ["id-of-carla"]}','id-of-carla','t2','2026-07-03 19:30:00.000000',NULL,0);
INSERT INTO "event" VALUES('pad-of-anna','nines',1,'round','{"type": "round", "points": {"id-of-anna": 0, "id-of-ben": 9}}','id-of-ben','t3','2026-07-03 19:30:00.000000','2026-07-03 19:30:00.000000',0);
INSERT INTO "event" VALUES('pad-of-anna','nines',2,'round','{"type": "round", "points": {"id-of-anna": 12, "id-of-ben": 0}}','id-of-anna','t4','2026-07-03 19:30:00.000000',NULL,1);
CREATE TABLE "match" (
	pad_id VARCHAR(64) NOT NULL,
	id VARCHAR(64) NOT NULL,
	night_id VARCHAR(64) NOT NULL,
	game VARCHAR NOT NULL,
	options JSON NOT NULL,
	seats JSON NOT NULL,
	first_dealer VARCHAR(64) NOT NULL,
	state VARCHAR NOT NULL,
	version INTEGER NOT NULL,
	token VARCHAR(64),
	started_at DATETIME NOT NULL,
	note VARCHAR NOT NULL, deleted_at DATETIME,
	CONSTRAINT pk_match PRIMARY KEY (pad_id, id),
	CONSTRAINT fk_match_pad_id_night_id FOREIGN KEY(pad_id, night_id) REFERENCES night (pad_id, id),
	CONSTRAINT fk_match_pad_id FOREIGN KEY(pad_id) REFERENCES pad (id),
	CONSTRAINT uq_match_pad_id_token UNIQUE (pad_id, token)
);
INSERT INTO "match" VALUES('pad-of-anna','tokens','friday','ninety-nine','{"sudden_death": false, "decks": 1, "start_tokens": 1, "new_deal": "each_hand", "cards_each": 3, "swap_nine_king": false, "ten_always_minus": false, "four_again": false}','["id-of-anna", "id-of-ben", "id-of-carla"]','id-of-anna','finished',2,'begun-1','2026-07-03 19:30:00.000000','',NULL);
INSERT INTO "match" VALUES('pad-of-anna','nines','friday','nines','{"end": "limit", "limit": 100, "limit_rule": "reach", "rounds": 5, "tiebreak": "playoff", "hard_nines": true, "decks": 1, "draw_until_playable": false, "skip_reverse": false, "no_nine_finish": false, "stack_nines": false}','["id-of-anna", "id-of-ben"]','id-of-ben','running',4,'begun-2','2026-07-03 19:30:00.000000','',NULL);
CREATE TABLE night (
	pad_id VARCHAR(64) NOT NULL,
	id VARCHAR(64) NOT NULL,
	date DATE NOT NULL,
	place VARCHAR NOT NULL,
	note VARCHAR NOT NULL, deleted_at DATETIME,
	CONSTRAINT pk_night PRIMARY KEY (pad_id, id),
	CONSTRAINT fk_night_pad_id FOREIGN KEY(pad_id) REFERENCES pad (id)
);
INSERT INTO "night" VALUES('pad-of-anna','friday','2026-07-03','','',NULL);
INSERT INTO "night" VALUES('pad-of-anna','rainy','2026-07-05','','Regen','2026-07-06 10:00:00.000000');
CREATE TABLE pad (
	id VARCHAR(64) NOT NULL,
	created_at DATETIME NOT NULL,
	recovery_hash VARCHAR, time_zone VARCHAR,
	CONSTRAINT pk_pad PRIMARY KEY (id)
);
INSERT INTO "pad" VALUES('pad-of-anna','2026-07-03 19:30:00.000000',NULL,'Europe/Berlin');
CREATE TABLE player (
	pad_id VARCHAR(64) NOT NULL,
	id VARCHAR(64) NOT NULL,
	name VARCHAR NOT NULL,
	"key" VARCHAR NOT NULL,
	colour VARCHAR NOT NULL,
	archived BOOLEAN NOT NULL, merged_into VARCHAR(64),
	CONSTRAINT pk_player PRIMARY KEY (pad_id, id),
	CONSTRAINT fk_player_pad_id FOREIGN KEY(pad_id) REFERENCES pad (id),
	CONSTRAINT uq_player_pad_id_key UNIQUE (pad_id, "key")
);
INSERT INTO "player" VALUES('pad-of-anna','id-of-anna','Anna','anna','red',0,NULL);
INSERT INTO "player" VALUES('pad-of-anna','id-of-ben','Ben','ben','blue',0,NULL);
INSERT INTO "player" VALUES('pad-of-anna','id-of-carla','Carla','carla','green',0,NULL);
INSERT INTO "player" VALUES('pad-of-anna','id-of-bene','Bene','bene','green',0,'id-of-ben');
CREATE TABLE result (
	pad_id VARCHAR(64) NOT NULL,
	match_id VARCHAR(64) NOT NULL,
	seat INTEGER NOT NULL,
	player_id VARCHAR(64) NOT NULL,
	place INTEGER,
	total INTEGER NOT NULL,
	winner BOOLEAN NOT NULL,
	CONSTRAINT pk_result PRIMARY KEY (pad_id, match_id, seat),
	CONSTRAINT fk_result_pad_id_match_id FOREIGN KEY(pad_id, match_id) REFERENCES "match" (pad_id, id),
	CONSTRAINT fk_result_pad_id_player_id FOREIGN KEY(pad_id, player_id) REFERENCES player (pad_id, id)
);
INSERT INTO "result" VALUES('pad-of-anna','tokens',0,'id-of-anna',1,1,1);
INSERT INTO "result" VALUES('pad-of-anna','tokens',1,'id-of-ben',3,0,0);
INSERT INTO "result" VALUES('pad-of-anna','tokens',2,'id-of-carla',2,0,0);
CREATE TABLE revision (
	pad_id VARCHAR(64) NOT NULL,
	match_id VARCHAR(64) NOT NULL,
	id VARCHAR(64) NOT NULL,
	number INTEGER NOT NULL,
	kind VARCHAR NOT NULL,
	payload JSON NOT NULL,
	dealt VARCHAR(64),
	token VARCHAR(64),
	at DATETIME,
	reason VARCHAR NOT NULL,
	replaced_by VARCHAR(64),
	replaced_at DATETIME NOT NULL,
	CONSTRAINT pk_revision PRIMARY KEY (pad_id, match_id, id),
	CONSTRAINT fk_revision_pad_id_match_id FOREIGN KEY(pad_id, match_id) REFERENCES "match" (pad_id, id)
);
INSERT INTO "revision" VALUES('pad-of-anna','nines','earlier',1,'round','{"type": "round", "points": {"id-of-anna": 0, "id-of-ben": 7}}','id-of-ben','t3','2026-07-03 19:30:00.000000','corrected','corrected','2026-07-03 19:30:00.000000');
CREATE TABLE rule_set (
	pad_id VARCHAR(64) NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	game VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	"key" VARCHAR, 
	options JSON NOT NULL, 
	saved_at DATETIME NOT NULL, 
	deleted_at DATETIME, 
	CONSTRAINT pk_rule_set PRIMARY KEY (pad_id, id), 
	CONSTRAINT fk_rule_set_pad_id FOREIGN KEY(pad_id) REFERENCES pad (id), 
	CONSTRAINT uq_rule_set_pad_id_game_key UNIQUE (pad_id, game, "key")
);
INSERT INTO "rule_set" VALUES('pad-of-anna','omas','nines','Omas Regeln','omas regeln','{"hard_nines": true}','2026-07-04 10:00:00.000000',NULL);
CREATE INDEX ix_night_pad_id_date ON night (pad_id, date);
CREATE INDEX ix_match_pad_id_started_at ON "match" (pad_id, started_at);
CREATE INDEX ix_match_pad_id_state_started_at ON "match" (pad_id, state, started_at);
CREATE INDEX ix_result_pad_id_player_id ON result (pad_id, player_id);
CREATE INDEX ix_match_pad_id_night_id ON "match" (pad_id, night_id);
COMMIT;
