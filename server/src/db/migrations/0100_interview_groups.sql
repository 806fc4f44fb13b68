-- Times that several applicants take together: the group takes its interviewers' time once, for all of its places.
create table interview_groups (
  id text primary key,
  company_id text not null,
  -- Sorted: of the same people at the same time there is one group.
  interviewer_ids text[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity integer not null,
  created_at timestamptz not null default now(),
  constraint interview_groups_capacity check (capacity between 2 and 100)
);
create index interview_groups_by_company on interview_groups (company_id, starts_at);
create index interview_groups_by_age on interview_groups (ends_at);

-- Who has a place; a place goes with its interview.
create table interview_group_places (
  interview_id text primary key references interviews on delete cascade,
  group_id text not null references interview_groups on delete cascade
);
create index interview_group_places_by_group on interview_group_places (group_id);

-- Of a slot that is a group's.
alter table interview_slots add column group_id text;
