create table saved_jobs (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  job_id text not null references jobs on delete cascade,
  saved_at timestamptz not null default now(),
  unique (account_id, job_id)
);
create index saved_jobs_newest on saved_jobs (account_id, saved_at desc);
