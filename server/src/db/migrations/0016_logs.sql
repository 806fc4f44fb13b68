-- Keeps the partitions of a table that is partitioned by month of its column `day`: this month's and the next one's
-- are made, those of months before the last `kept` ones are dropped.
create function keep_partitions(parent text, today date, kept integer) returns void language plpgsql as $$
declare
  this_month date := date_trunc('month', today);
  month date;
  old text;
begin
  foreach month in array array[this_month, (this_month + interval '1 month')::date] loop
    if to_regclass(parent || to_char(month, '_YYYY_MM')) is null then
      execute format('create table %I partition of %I for values from (%L) to (%L)',
        parent || to_char(month, '_YYYY_MM'), parent, month, (month + interval '1 month')::date);
    end if;
  end loop;
  for old in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = parent::regclass
      and relname < parent || to_char(this_month - make_interval(months => kept), '_YYYY_MM')
  loop
    execute format('drop table %I', old);
  end loop;
end $$;

-- Jobs of a list that a device has seen. Without the answer of a search `query_id` is empty.
create table log_exposures (
  day date not null,
  at timestamptz not null,
  market text not null,
  language text not null,
  query_id text not null,
  device_id text not null,
  job_id text not null,
  account_id text,
  position integer not null,
  device text not null,
  reco_from text,
  page text,
  sub_page text,
  primary key (query_id, device_id, job_id, day)
) partition by range (day);

create table log_clicks (
  day date not null,
  at timestamptz not null,
  market text not null,
  language text not null,
  query_id text not null,
  device_id text not null,
  job_id text not null,
  account_id text,
  position integer,
  device text not null,
  reco_from text,
  page text,
  sub_page text,
  job_preference_id text,
  primary key (query_id, device_id, job_id, day)
) partition by range (day);

-- Answers of searches, of nobody in particular.
create table log_searches (
  day date not null,
  at timestamptz not null,
  market text not null,
  language text not null,
  query_id text not null,
  -- Folded, without addresses and long numbers.
  text text not null,
  filters jsonb not null,
  sort text not null,
  page integer not null,
  total integer not null,
  dropped_words smallint not null,
  corrected_words smallint not null,
  took_ms real not null,
  source text not null,
  primary key (query_id, day)
) partition by range (day);
create index log_searches_market on log_searches (market, day);
