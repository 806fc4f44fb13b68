-- What a company's team has of its applicants, beside what these sent.
alter table applications
  -- When a recruiter last moved it; null: nobody did.
  add column moved_at timestamptz,
  add column labels text[] not null default '{}',
  -- How well seeker and job match, from 0 to 100, and when that was found; null where too little is known of both.
  add column match_percent smallint,
  add column matched_at timestamptz;

create table application_notes (
  id text primary key,
  application_id text not null references applications on delete cascade,
  author_id text not null,
  text text not null,
  created_at timestamptz not null default now()
);
create index application_notes_by_application on application_notes (application_id, created_at);

-- From 1 to 5 by criterion.
create table application_ratings (
  application_id text not null references applications on delete cascade,
  author_id text not null,
  criteria jsonb not null,
  comment text,
  updated_at timestamptz not null default now(),
  primary key (application_id, author_id)
);

create table hiring_settings (
  company_id text primary key references companies on delete cascade,
  refusal_delay_s integer not null,
  is_name_blind boolean not null
);

-- A recruiter's own views of the list of applicants, by its address.
create table applicant_views (
  account_id text not null references accounts on delete cascade,
  position integer not null,
  name text not null,
  query text not null,
  primary key (account_id, position)
);

-- Whose data was taken away in a file.
create table export_accesses (
  id bigint generated always as identity primary key,
  account_id text not null references accounts on delete cascade,
  recruiter_id text not null,
  company_id text not null,
  job_id text,
  at timestamptz not null default now()
);
create index export_accesses_by_account on export_accesses (account_id, at desc);
create index export_accesses_by_age on export_accesses (at);
