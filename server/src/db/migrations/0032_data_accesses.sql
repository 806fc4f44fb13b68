-- Which recruiter saw what of a seeker, and when: for the seeker to read.
create table data_accesses (
  id bigint generated always as identity primary key,
  account_id text not null references accounts on delete cascade,
  recruiter_id text not null,
  company_id text not null references companies,
  application_id text not null references applications on delete cascade,
  job_id text not null references jobs,
  kind text not null check (kind in ('list', 'application', 'resume')),
  at timestamptz not null default now()
);
create index data_accesses_account on data_accesses (account_id, at desc, id desc);
create index data_accesses_repeated on data_accesses (recruiter_id, application_id, kind, at);
create index data_accesses_age on data_accesses (at);
