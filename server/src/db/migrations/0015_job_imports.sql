-- In which feed an imported ad was last, and in which reading of it: what a complete feed no longer has is closed.
create table job_imports (
  source text not null,
  source_id text not null,
  feed text not null,
  run text not null,
  primary key (source, source_id)
);
create index job_imports_feed on job_imports (feed);
