-- A view of a job becomes an application where the same device sent one.
alter table applications add column device_id text;

create temporary table old_views on commit drop as table job_views;
drop table job_views;
create table job_views (
  job_id text not null references jobs on delete cascade,
  day date not null,
  device_id text not null,
  device text not null,
  source text,
  query_id text,
  -- Where and in which language it was read.
  market text,
  language text,
  primary key (job_id, day, device_id)
) partition by range (day);
create index job_views_day on job_views (day);

create temporary table old_searches on commit drop as table hot_searches;
drop table hot_searches;
create table hot_searches (
  market text not null,
  day date not null,
  device_id text not null,
  -- The words as they are compared.
  query text not null,
  -- The job title that the words name, or that the page knew.
  title_id integer,
  primary key (market, day, device_id, query)
) partition by range (day);
create index hot_searches_titles on hot_searches (market, day) where title_id is not null;

do $$
declare
  month date;
begin
  for month in
    select date_trunc('month', day)::date from old_views
    union select date_trunc('month', day)::date from old_searches
    union select date_trunc('month', current_date)::date
  loop
    perform keep_partitions('job_views', month, 1200), keep_partitions('hot_searches', month, 1200);
  end loop;
end $$;

insert into job_views (job_id, day, device_id, device, source, query_id)
  select job_id, day, device_id, device, source, query_id from old_views;
insert into hot_searches select * from old_searches;
