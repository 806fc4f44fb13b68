-- Members of a company that were added to a job's recruiter. A job without any is open to everybody of the company.
create table job_team_members (
  job_id text not null references jobs on delete cascade,
  account_id text not null references accounts on delete cascade,
  added_at timestamptz not null default now(),
  primary key (job_id, account_id)
);
create index job_team_members_account on job_team_members (account_id);
