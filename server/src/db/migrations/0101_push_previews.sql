-- Whether devices show how a chat message begins: chosen by the person, otherwise a name alone.
alter table accounts add column has_push_previews boolean not null default false;
