-- What reports of a company count beyond what is there.
alter table job_views
  -- Null: only the day is known, of UTC.
  add column at timestamptz;
alter table job_external_clicks
  add column at timestamptz;
alter table applications
  -- The list from which the same device came to the ad; null: none that is known.
  add column found_by text;

-- What companies of a market measure together; nothing of one alone.
create table market_medians (
  market text not null,
  measure text not null,
  value double precision not null,
  measured_at timestamptz not null default now(),
  primary key (market, measure)
);
