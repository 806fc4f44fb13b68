-- When what companies are shown of a seeker changed last.
alter table findable_accounts add column changed_at timestamptz not null default now();

-- Where a resume came from, by the keys of resume_source_lists. Null: before it was kept.
alter table resumes add column source text;

-- Who found a seeker in a search or opened their profile, for the seeker to read; a company's profiles of a day are counted by it.
create table talent_views (
  id bigint generated always as identity primary key,
  account_id text not null references accounts on delete cascade,
  recruiter_id text not null,
  company_id text not null,
  job_id text,
  kind text not null,
  at timestamptz not null default now()
);
create index talent_views_by_account on talent_views (account_id, at desc);
create index talent_views_by_company on talent_views (company_id, kind, at desc);
create index talent_views_repeated on talent_views (recruiter_id, account_id, kind, at);
create index talent_views_by_age on talent_views (at);

-- What a recruiter reported of somebody whom they found.
create table talent_reports (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  -- Null: the account was deleted.
  reporter_id text,
  company_id text not null,
  reason_id integer not null,
  reported_at timestamptz not null default now(),
  reviewed_at timestamptz,
  is_upheld boolean,
  -- When both sides were told what came of it.
  told_at timestamptz
);
create index talent_reports_by_account on talent_reports (account_id);
create index talent_reports_untold on talent_reports (reviewed_at) where told_at is null;
