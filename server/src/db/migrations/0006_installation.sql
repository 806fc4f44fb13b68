-- Names this database, so that a file derived from another one is known to be none of its own.
create table installation (id text primary key);
insert into installation (id) values (gen_random_uuid()::text);
