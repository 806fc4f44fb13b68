create table outbox (
  seq bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  id text not null,
  at timestamptz not null default now()
);
create index outbox_position on outbox (xid, seq);

create table once_answers (
  id text primary key,
  fingerprint text not null,
  answer bytea not null,
  at timestamptz not null default now()
);
create index once_answers_at on once_answers (at);
