-- Who did what for a company. Names are read when the log is, so that they go with their accounts.
create table audit_entries (
  id text primary key,
  seq bigint not null generated always as identity,
  company_id text not null references companies on delete cascade,
  action text not null,
  actor_kind text not null check (actor_kind in ('member', 'token', 'operator', 'server')),
  actor_id text references accounts on delete set null,
  -- Whom it was done to, where that is a member.
  subject_id text references accounts on delete set null,
  -- What else the sentence about it says.
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
create index audit_entries_company on audit_entries (company_id, seq desc);
create index audit_entries_age on audit_entries (at);
create index audit_entries_actor on audit_entries (actor_id) where actor_id is not null;
create index audit_entries_subject on audit_entries (subject_id) where subject_id is not null;
