-- What a seeker looks for, in one market each.
create table job_preferences (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  market text not null,
  job_title text,
  main_function_id integer,
  job_function_id integer,
  function_title_id integer,
  job_type_ids integer[] not null default '{}',
  workplace text check (workplace in ('on_site', 'hybrid', 'remote')),
  -- A month, in the market's currency.
  salary_from integer,
  salary_to integer,
  region_id integer,
  location_id integer,
  industry_ids integer[] not null default '{}',
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index job_preferences_of_account on job_preferences (account_id, created_at);
create unique index job_preferences_one_default on job_preferences (account_id) where is_default;

-- Jobs that a seeker does not want to see in lists.
create table hidden_jobs (
  account_id text not null references accounts on delete cascade,
  job_id text not null references jobs on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (account_id, job_id)
);
create index hidden_jobs_of_job on hidden_jobs (job_id);

-- Jobs that a seeker has opened, each with the last time.
create table viewed_jobs (
  account_id text not null references accounts on delete cascade,
  job_id text not null references jobs on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (account_id, job_id)
);
create index viewed_jobs_of_job on viewed_jobs (job_id);
