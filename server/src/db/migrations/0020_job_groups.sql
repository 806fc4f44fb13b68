-- Which jobs are one posting: the same employer's, under the same title, with nearly the same text.
create table job_groups (
  job_id text primary key references jobs on delete cascade,
  group_id text not null,
  -- Hash of market, employer and title: only jobs that share it are compared.
  group_key text not null,
  -- The smallest hashes of the text's five-word runs, 32 bits each.
  sketch bytea not null
);
create index job_groups_group on job_groups (group_id);
create index job_groups_key on job_groups (group_key);
