create table applications (
  id text primary key,
  job_id text not null references jobs,
  account_id text not null references accounts on delete cascade,
  -- One new application after a withdrawal.
  attempt smallint not null check (attempt in (1, 2)),
  stage text not null default 'applied' check (stage in
    ('applied', 'viewed', 'in_review', 'interview', 'offer', 'hired', 'not_selected', 'withdrawn')),
  pipeline_stage_id integer not null,
  -- The company whose recruiters handle it; null: nobody does yet.
  company_id text references companies,
  recruiter_id text references accounts,
  first_message text,
  -- [{question_id, question, type, answer}]: the questions as they stood when they were answered.
  screening_answers jsonb not null default '[]',
  resume_id text references resumes,
  source text not null,
  market text not null,
  applied_at timestamptz not null default now(),
  -- When somebody of the company first opened it, and first moved it on.
  opened_at timestamptz,
  answered_at timestamptz,
  unique (job_id, account_id, attempt)
);
create unique index applications_live on applications (job_id, account_id) where stage <> 'withdrawn';
create index applications_account on applications (account_id, applied_at desc);
create index applications_company on applications (company_id, job_id, applied_at desc);
create index applications_recruiter on applications (recruiter_id, applied_at desc) where recruiter_id is not null;
create index applications_resume on applications (resume_id) where resume_id is not null;

create table application_events (
  id bigint generated always as identity primary key,
  application_id text not null references applications on delete cascade,
  at timestamptz not null default now(),
  stage text not null,
  pipeline_stage_id integer not null,
  by text not null check (by in ('seeker', 'recruiter')),
  author_id text not null,
  -- What the recruiter wrote to the seeker with it.
  message text
);
create index application_events_application on application_events (application_id, id);
