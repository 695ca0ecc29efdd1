BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE events (
	table_id VARCHAR(24) NOT NULL, 
	version INTEGER NOT NULL, 
	actor VARCHAR(24), 
	nonce VARCHAR(64), 
	body TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (table_id, version), 
	CONSTRAINT fk_events_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_events_table_id_actor_nonce UNIQUE (table_id, actor, nonce)
);
INSERT INTO "events" VALUES('first',1,NULL,NULL,'{"type":"Opened","id":"first","game":"preferans","rules":"wikipedia-sochi; target=10","players":3,"invite":"/t/first"}','2026-11-25 02:24:00.337591');
INSERT INTO "events" VALUES('first',2,NULL,NULL,'{"type":"Sit","seat":0,"who":"anna","name":"Anna"}','2026-11-25 02:24:00.337594');
INSERT INTO "events" VALUES('first',3,'boris','n1','{"type":"Sit","nonce":"n1","seat":1,"who":"boris","name":"Boris"}','2026-11-25 02:24:00.340229');
INSERT INTO "events" VALUES('first',4,'anna','n2','{"type":"Bot","by":0,"nonce":"n2","seat":2,"bot":"random"}','2026-11-25 02:24:00.341611');
INSERT INTO "events" VALUES('first',5,NULL,NULL,'{"type":"Commit","number":1,"seed":"fc3d98d3c83b6bc27afea138ef291d87e8cb8133066f2e2d32110f3a35b6bc77"}','2026-11-25 02:24:00.342999');
INSERT INTO "events" VALUES('first',6,'anna',NULL,'{"type":"Agree","by":0}','2026-11-25 02:24:00.344359');
INSERT INTO "events" VALUES('first',7,'boris',NULL,'{"type":"Agree","by":1}','2026-11-25 02:24:00.345646');
INSERT INTO "events" VALUES('first',8,NULL,NULL,'{"type":"Chance","action":{"type":"Draw","dealer":0,"cards":[]}}','2026-11-25 02:24:00.346890');
INSERT INTO "events" VALUES('first',9,NULL,NULL,'{"type":"Chance","action":{"type":"Deal","hands":["QJ.QJ7.AQ97.8","AK987.9.J.AQT","T.KT8.KT8.KJ9"],"talon":["AH","7C"],"bottom":null}}','2026-11-25 02:24:00.348121');
INSERT INTO "events" VALUES('first',10,NULL,NULL,'{"type":"Commit","number":2,"seed":"841ee12923b3dd6c636e446ab79fdb7f508902e37af1e7c4da5539924abeee53"}','2026-11-25 02:24:00.349358');
INSERT INTO "events" VALUES('first',11,'boris','m10','{"type":"Move","by":1,"nonce":"m10","text":"6S","prompt":9}','2026-11-25 02:24:00.350580');
INSERT INTO "events" VALUES('first',12,NULL,NULL,'{"type":"Move","by":2,"text":"pass","prompt":11,"bot":"random"}','2026-11-25 02:24:00.351785');
INSERT INTO "events" VALUES('first',13,'anna','m12','{"type":"Move","by":0,"nonce":"m12","text":"pass","prompt":12}','2026-11-25 02:24:00.352998');
INSERT INTO "events" VALUES('first',14,'boris','m13','{"type":"Move","by":1,"nonce":"m13","text":"discard 9S TC","prompt":13}','2026-11-25 02:24:00.354382');
INSERT INTO "events" VALUES('first',15,'boris','m14','{"type":"Move","by":1,"nonce":"m14","text":"name 7C","prompt":14}','2026-11-25 02:24:00.355689');
INSERT INTO "events" VALUES('first',16,NULL,NULL,'{"type":"Move","by":2,"text":"pass","prompt":15,"bot":"random"}','2026-11-25 02:24:00.356943');
INSERT INTO "events" VALUES('first',17,'anna','m16','{"type":"Move","by":0,"nonce":"m16","text":"half","prompt":16}','2026-11-25 02:24:00.358521');
INSERT INTO "events" VALUES('first',18,NULL,NULL,'{"type":"Move","by":2,"text":"pass","prompt":17,"bot":"random"}','2026-11-25 02:24:00.360178');
INSERT INTO "events" VALUES('first',19,NULL,NULL,'{"type":"Reveal","number":1}','2026-11-25 02:24:00.361782');
INSERT INTO "events" VALUES('first',20,'anna',NULL,'{"type":"Next","by":0}','2026-11-25 02:24:00.363475');
INSERT INTO "events" VALUES('first',21,'boris',NULL,'{"type":"Next","by":1}','2026-11-25 02:24:00.365136');
INSERT INTO "events" VALUES('first',22,NULL,NULL,'{"type":"Chance","action":{"type":"Deal","hands":["KQ98.T98.9.QJ","JT.AKQ7.8.A97","7.J.KQJT7.KT8"],"talon":["AD","AS"],"bottom":null}}','2026-11-25 02:24:00.366801');
INSERT INTO "events" VALUES('first',23,NULL,NULL,'{"type":"Commit","number":3,"seed":"e57465e7bad515ee2a14bd33c91a3a693e1d7b330471ecd99b191f1ec951eb7e"}','2026-11-25 02:24:00.368410');
INSERT INTO "events" VALUES('first',24,NULL,NULL,'{"type":"Move","by":2,"text":"6C","prompt":22,"bot":"random"}','2026-11-25 02:24:00.370096');
INSERT INTO "events" VALUES('first',25,'anna','m24','{"type":"Move","by":0,"nonce":"m24","text":"pass","prompt":24}','2026-11-25 02:24:00.371464');
INSERT INTO "events" VALUES('first',26,'boris','m25','{"type":"Move","by":1,"nonce":"m25","text":"pass","prompt":25}','2026-11-25 02:24:00.372750');
INSERT INTO "events" VALUES('first',27,NULL,NULL,'{"type":"Move","by":2,"text":"discard JD KC","prompt":26,"bot":"random"}','2026-11-25 02:24:00.374117');
INSERT INTO "events" VALUES('first',28,NULL,NULL,'{"type":"Move","by":2,"text":"name 6C","prompt":27,"bot":"random"}','2026-11-25 02:24:00.375372');
INSERT INTO "events" VALUES('first',29,'anna','m28','{"type":"Move","by":0,"nonce":"m28","text":"pass","prompt":28}','2026-11-25 02:24:00.376593');
INSERT INTO "events" VALUES('first',30,'boris','m29','{"type":"Move","by":1,"nonce":"m29","text":"half","prompt":29}','2026-11-25 02:24:00.378176');
INSERT INTO "events" VALUES('first',31,'anna','m30','{"type":"Move","by":0,"nonce":"m30","text":"pass","prompt":30}','2026-11-25 02:24:00.379767');
INSERT INTO "events" VALUES('first',32,NULL,NULL,'{"type":"Reveal","number":2}','2026-11-25 02:24:00.381283');
INSERT INTO "events" VALUES('first',33,'anna',NULL,'{"type":"Next","by":0}','2026-11-25 02:24:00.382956');
INSERT INTO "events" VALUES('first',34,'boris',NULL,'{"type":"Next","by":1}','2026-11-25 02:24:00.384632');
INSERT INTO "events" VALUES('first',35,NULL,NULL,'{"type":"Chance","action":{"type":"Deal","hands":["AK.AQT..KQJ87","98.K97.AKJT9.","QJT7.J8.7.AT9"],"talon":["8D","QD"],"bottom":null}}','2026-11-25 02:24:00.386142');
INSERT INTO "events" VALUES('first',36,NULL,NULL,'{"type":"Commit","number":4,"seed":"acca29af3d24a3267866831de9b95fec4fdcd2faaac4fd1456829554a0e0fc5e"}','2026-11-25 02:24:00.387390');
INSERT INTO "events" VALUES('first',37,'anna','m36','{"type":"Move","by":0,"nonce":"m36","text":"pass","prompt":35}','2026-11-25 02:24:00.388646');
INSERT INTO "events" VALUES('first',38,'boris','m37','{"type":"Move","by":1,"nonce":"m37","text":"6C","prompt":37}','2026-11-25 02:24:00.389891');
INSERT INTO "events" VALUES('first',39,NULL,NULL,'{"type":"Move","by":2,"text":"9NT","prompt":38,"bot":"random"}','2026-11-25 02:24:00.391192');
INSERT INTO "events" VALUES('first',40,'boris','m39','{"type":"Move","by":1,"nonce":"m39","text":"pass","prompt":39}','2026-11-25 02:24:00.392413');
INSERT INTO "events" VALUES('first',41,NULL,NULL,'{"type":"Move","by":2,"text":"discard TS QD","prompt":40,"bot":"random"}','2026-11-25 02:24:00.393707');
INSERT INTO "events" VALUES('first',42,NULL,NULL,'{"type":"Move","by":2,"text":"name 10D","prompt":41,"bot":"random"}','2026-11-25 02:24:00.394991');
CREATE TABLE guests (
	id VARCHAR(24) NOT NULL, 
	token_hash BLOB NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created DATETIME NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id), 
	CONSTRAINT uq_guests_token_hash UNIQUE (token_hash)
);
INSERT INTO "guests" VALUES('anna',X'3ABAB41955863DF0CC8988720FDC1D45993DFAAFC65FD2DE5709F9DE39DA9AE7','Anna','2026-11-25 02:24:00.332698');
INSERT INTO "guests" VALUES('boris',X'2149C426D64F5F108D3BBAE1D456C756689295F4390F643D49417169BA1E27B8','Boris','2026-11-25 02:24:00.334359');
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest_id VARCHAR(24) NOT NULL, 
	seen DATETIME NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_guest_id FOREIGN KEY(guest_id) REFERENCES guests (id), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('first',0,'anna','2026-11-25 02:24:00.338444');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	created DATETIME NOT NULL, 
	owner VARCHAR(24) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	finished BOOLEAN NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner FOREIGN KEY(owner) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('first','2026-11-25 02:24:00.336560','anna','preferans',0);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_finished ON tables (finished);
CREATE INDEX ix_seats_guest_id ON seats (guest_id);
COMMIT;
