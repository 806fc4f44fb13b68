-- What devices and people report of themselves: events of pages, campaigns, trackers, beginnings of a sign-up.
create table log_records (
  day date not null,
  at timestamptz not null,
  market text not null,
  language text not null,
  kind text not null,
  name text not null,
  detail jsonb not null,
  device_id text not null,
  account_id text
) partition by range (day);
create index log_records_device on log_records (device_id, kind, at desc);
create index log_records_account on log_records (account_id) where account_id is not null;

-- The last campaign of the device on which an account was registered.
create table account_campaigns (
  account_id text primary key references accounts on delete cascade,
  campaign jsonb not null
);

-- What was shown to a seeker or counts for them once: pop-ups, events.
create table seeker_records (
  account_id text not null references accounts on delete cascade,
  kind text not null check (kind in ('popup', 'spring_event')),
  key text not null,
  count integer not null default 1,
  recorded_at timestamptz not null default now(),
  primary key (account_id, kind, key)
);

create index companies_legal_name on companies (market, lower(legal_name) text_pattern_ops)
  where legal_name is not null;
