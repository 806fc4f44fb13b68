-- Refusals that their seekers do not know of yet: stage, timeline and message reach them together.
create table waiting_refusals (
  application_id text primary key references applications on delete cascade,
  due_at timestamptz not null,
  author_id text not null,
  message text,
  -- A ready-made message in place of one, written in the seeker's language when it is told.
  template text
);
create index waiting_refusals_by_time on waiting_refusals (due_at);

-- Moves of many at once that are in their seekers' timelines, and that a worker tells them of.
create table untold_moves (
  event_id bigint primary key references application_events on delete cascade,
  template text
);

-- What a move or a bulk did, so that it can be taken back.
create table application_undos (
  id text primary key,
  company_id text not null references companies on delete cascade,
  author_id text not null,
  at timestamptz not null default now(),
  undone_at timestamptz
);
create index application_undos_by_age on application_undos (at);

create table application_undo_rows (
  undo_id text not null references application_undos on delete cascade,
  application_id text not null references applications on delete cascade,
  -- As it was before, and what it was moved to; both null where a label was added.
  pipeline_stage_id integer,
  moved_at timestamptz,
  to_pipeline_stage_id integer,
  label text,
  primary key (undo_id, application_id)
);
create index application_undo_rows_by_application on application_undo_rows (application_id);
