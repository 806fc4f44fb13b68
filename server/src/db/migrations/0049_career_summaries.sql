-- The summary of their career that the seeker accepted or wrote.
alter table job_preferences add column career_summary text;

-- What was written last for an account, until it is accepted or discarded; without text while it is being written.
create table career_drafts (
  account_id text primary key references accounts on delete cascade,
  job_preference_id text not null references job_preferences on delete cascade,
  -- Only the writing that began last may end.
  attempt text not null,
  text text,
  begun_at timestamptz not null default now()
);
create index career_drafts_of_preference on career_drafts (job_preference_id);
