create table job_notes (
  account_id text not null references accounts on delete cascade,
  job_id text not null references jobs on delete cascade,
  text text not null check (char_length(text) between 1 and 2000),
  updated_at timestamptz not null default now(),
  primary key (account_id, job_id)
);
create index job_notes_job on job_notes (job_id);
