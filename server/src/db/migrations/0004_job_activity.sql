-- Counting open jobs by company or title reads an index alone.
create index jobs_open_by_company on jobs (market, company_id) include (expires_at) where status = 'active';
create index jobs_open_by_title on jobs (market, function_title_id) include (expires_at) where status = 'active';

create table job_reports (
  job_id text not null references jobs on delete cascade,
  -- An account's reports count towards hiding a job; a guest's are kept for the operator.
  reporter text not null,
  is_account boolean not null,
  reason_id integer not null,
  detail text,
  at timestamptz not null default now(),
  reviewed_at timestamptz,
  primary key (job_id, reporter)
);
create index job_reports_open on job_reports (job_id) where reviewed_at is null;

-- A device counts once a day.
create table job_views (
  job_id text not null references jobs on delete cascade,
  day date not null,
  device_id text not null,
  device text not null,
  source text,
  query_id text,
  primary key (job_id, day, device_id)
);

create table job_external_clicks (
  job_id text not null references jobs on delete cascade,
  day date not null,
  device_id text not null,
  primary key (job_id, day, device_id)
);

create table hot_searches (
  market text not null,
  day date not null,
  device_id text not null,
  -- The words as they are compared.
  query text not null,
  -- The job title that the words name, or that the page knew.
  title_id integer,
  primary key (market, day, device_id, query)
);
create index hot_searches_titles on hot_searches (market, day) where title_id is not null;
