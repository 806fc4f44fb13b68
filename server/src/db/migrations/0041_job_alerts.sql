-- An account that a visitor's job alert made. Until the address is confirmed it holds its address for nobody:
-- nobody can log in to it, and who registers the address takes its place.
alter table accounts add column awaits_confirmation boolean not null default false;

create table job_alerts (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  market text not null,
  language text not null,
  keyword text not null,
  filters jsonb not null,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  is_active boolean not null default true,
  is_confirmed boolean not null,
  created_at timestamptz not null default now(),
  -- What was posted or changed by earlier transactions is not news to it.
  looks_from xid8 not null default pg_current_xact_id(),
  last_sent_at timestamptz
);
create index job_alerts_account on job_alerts (account_id);

-- Jobs that an alert has found, sent or not; each at most once.
create table job_alert_matches (
  alert_id text not null references job_alerts on delete cascade,
  job_id text not null,
  found_at timestamptz not null default now(),
  -- When its mail is due; null: it was sent, or left out of a mail.
  due_at timestamptz,
  primary key (alert_id, job_id)
);
create index job_alert_matches_due on job_alert_matches (due_at) where due_at is not null;
create index job_alert_matches_job on job_alert_matches (job_id);

-- The content with which each job has looked for its alerts: what comes again with the same is no news.
create table job_alert_seen (
  job_id text primary key,
  source_hash text not null
);
insert into job_alert_seen (job_id, source_hash) select id, source_hash from jobs;

-- Up to where in the outbox jobs have found their alerts, and the secret that signs links of mails.
create table job_alert_reader (
  is_only boolean primary key default true check (is_only),
  xid xid8,
  seq bigint,
  secret bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
insert into job_alert_reader default values;
