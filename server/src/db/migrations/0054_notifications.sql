-- What accounts are told of beside their mails.
create table notifications (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  -- Order of the list.
  seq bigint not null generated always as identity,
  -- As with mails: telling twice under one key tells once.
  dedupe_key text not null unique,
  -- What it is about, as data: texts are made in the language of who reads.
  about jsonb not null,
  -- False: it is pushed to devices, and the list does not have it.
  is_listed boolean not null,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_account on notifications (account_id, seq desc) where is_listed;
create index notifications_unread on notifications (account_id) where is_listed and read_at is null;
create index notifications_age on notifications (created_at);
