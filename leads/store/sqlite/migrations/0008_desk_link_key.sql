-- The key that signs links to sign in at the desk, in one row.
CREATE TABLE desk_link_key (key TEXT NOT NULL) STRICT;
INSERT INTO desk_link_key VALUES (hex(randomblob(32)));
