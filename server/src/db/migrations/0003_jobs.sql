create table jobs (
  id text primary key,
  market text not null,
  -- Who said it and under which name: importing the same thing again finds the same row.
  source text not null,
  source_id text not null,
  -- Hash of what the source said, so that an unchanged ad is left alone.
  source_hash text not null,
  company_id text references companies,
  recruiter_id text,
  title text not null,
  -- Sanitised HTML.
  description text not null,
  requirements text,
  language text,
  status text not null default 'active' check (status in ('active', 'closed', 'expired', 'hidden')),
  salary_from numeric,
  salary_to numeric,
  salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'year', 'once')),
  currency text,
  is_salary_hidden boolean not null default false,
  job_type_id integer,
  workplace text check (workplace in ('on_site', 'hybrid', 'remote')),
  xp_lvl_id integer,
  degree_id integer,
  location_id integer,
  region_id integer,
  -- The place as the source wrote it.
  address text,
  latitude double precision,
  longitude double precision,
  category_id integer,
  main_function_id integer,
  job_function_id integer,
  function_title_id integer,
  industry_id integer,
  skills text[] not null default '{}',
  benefit_ids integer[] not null default '{}',
  -- [{id, type, text, is_required, choices}]
  screening_questions jsonb not null default '[]',
  -- Where one applies when the employer has it on a site of its own.
  external_apply_url text,
  is_urgent boolean not null default false,
  is_featured boolean not null default false,
  is_demo boolean not null default false,
  first_posted_at timestamptz not null,
  published_at timestamptz not null,
  refreshed_at timestamptz not null,
  -- Judged in the market's time zone; null: open until its employer closes it.
  expires_at timestamptz,
  closed_at timestamptz,
  unique (source, source_id),
  check (salary_from is null or salary_to is null or salary_from <= salary_to)
);
create index jobs_market_open on jobs (market, published_at desc) where status = 'active';
create index jobs_company on jobs (company_id) where status = 'active';
create index jobs_expiry on jobs (expires_at) where status = 'active' and expires_at is not null;
create index jobs_recruiter on jobs (recruiter_id) where recruiter_id is not null;

create table job_changes (
  job_id text not null references jobs on delete cascade,
  at timestamptz not null default now(),
  change text not null check (change in ('posted', 'edited', 'refreshed', 'closed')),
  primary key (job_id, at, change)
);
