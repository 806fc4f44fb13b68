-- What an accepted claim changed, so that it can be taken back; null: nothing, or accepted before this was kept.
alter table name_claims add column gave jsonb;
