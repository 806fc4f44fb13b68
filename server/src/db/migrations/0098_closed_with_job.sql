-- Applications that ended because their ad was closed: where they stood, should it open again.
alter table applications add column closed_from_pipeline_stage_id integer;
-- When their seeker was asked whether they are still interested, until they say so.
alter table applications add column asked_at timestamptz;
-- Who is still to be told that an ad closed or opened again.
create table closing_notices (
  application_id text primary key references applications (id) on delete cascade,
  kind text not null check (kind in ('refused', 'goes_on', 'reopened')),
  message text,
  event_id bigint,
  at timestamptz not null default now()
);
