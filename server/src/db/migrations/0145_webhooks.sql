-- Where programs of a company want to be told.
create table webhooks (
  id text primary key,
  company_id text not null references companies on delete cascade,
  account_id text references accounts on delete set null,
  url text not null,
  events text[] not null,
  -- What deliveries are signed with, so it cannot be a hash.
  secret text not null,
  created_at timestamptz not null default now(),
  -- One delivery at a time: until then a worker has it, or lost it with its process.
  busy_until timestamptz not null default '-infinity',
  -- Its machine did not answer.
  rests_until timestamptz not null default '-infinity',
  failures integer not null default 0,
  failing_since timestamptz,
  last_delivered_at timestamptz
);
create index webhooks_company on webhooks (company_id);
create index webhooks_account on webhooks (account_id) where account_id is not null;

-- What they are told: ids and stages alone, never who somebody is.
create table webhook_deliveries (
  id bigint primary key generated always as identity,
  webhook_id text not null references webhooks on delete cascade,
  event text not null,
  -- The application, else the job: deliveries of one subject keep their order.
  subject_id text not null,
  application_id text,
  job_id text,
  pipeline_stage_id integer,
  former_pipeline_stage_id integer,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  attempts integer not null default 0,
  problem text,
  status integer,
  answer text,
  took_ms integer,
  settled_at timestamptz
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at, id) where state = 'waiting';
create index webhook_deliveries_subject on webhook_deliveries (webhook_id, subject_id, id) where state = 'waiting';
create index webhook_deliveries_expiry on webhook_deliveries (expires_at) where state = 'waiting';
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_age on webhook_deliveries (created_at);

-- Whatever moves an application: a member, a bulk and its undo, a program, an ad that closes.
create function queue_application_deliveries() returns trigger language plpgsql as $$
declare
  told text := case
    when tg_op = 'INSERT' then 'application_created'
    when new.stage = 'withdrawn' then 'application_withdrawn'
    else 'application_moved'
  end;
begin
  insert into webhook_deliveries
    (webhook_id, event, subject_id, application_id, job_id, pipeline_stage_id, former_pipeline_stage_id, due_at)
  select webhooks.id, told, new.id, new.id, new.job_id, new.pipeline_stage_id,
    case when tg_op = 'UPDATE' then old.pipeline_stage_id end,
    -- Not before what is told of it already.
    greatest(now(), (
      select max(due_at) from webhook_deliveries earlier
      where earlier.webhook_id = webhooks.id and earlier.subject_id = new.id and earlier.state = 'waiting'
    ))
  from webhooks join companies on companies.id = webhooks.company_id
  where webhooks.company_id = new.company_id and told = any (webhooks.events)
    -- As its recruiters see them: an unverified company those to its own ads alone.
    and (companies.is_verified or new.recruiter_id is not null);
  return null;
end;
$$;

create trigger queue_created_application after insert on applications
  for each row execute function queue_application_deliveries();
create trigger queue_moved_application after update of stage, pipeline_stage_id on applications
  for each row when (old.pipeline_stage_id is distinct from new.pipeline_stage_id)
  execute function queue_application_deliveries();

create function queue_job_deliveries() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, event, subject_id, job_id)
  select id, 'job_closed', new.id, new.id from webhooks
  where company_id = new.company_id and 'job_closed' = any (events);
  return null;
end;
$$;

create trigger queue_closed_job after update of status on jobs
  for each row when (old.status in ('active', 'hidden') and new.status in ('closed', 'expired'))
  execute function queue_job_deliveries();
