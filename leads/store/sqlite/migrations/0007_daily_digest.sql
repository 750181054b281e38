-- The day of the latest daily digest, in one row. The first one comes the day after.
CREATE TABLE daily_digest (day TEXT NOT NULL) STRICT;
INSERT INTO daily_digest VALUES (date('now'));
