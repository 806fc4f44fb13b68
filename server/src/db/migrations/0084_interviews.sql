-- Interviews, their slots, and times that are taken: an interviewer is in one place at a time.
create table interviews (
  id text primary key,
  application_id text not null,
  job_id text not null,
  job_title text not null,
  company_id text not null,
  company_name text,
  seeker_id text,
  recruiter_id text,
  chat_id text,
  state text not null,
  proposed_by text not null,
  slot_id text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text,
  online_url text,
  note text,
  time_zone text not null,
  reason text,
  sequence integer not null default 0,
  seeker_checked_in_at timestamptz,
  recruiter_checked_in_at timestamptz,
  outcome text,
  is_late_cancel boolean not null default false,
  cancelled_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index interviews_by_seeker on interviews (seeker_id, starts_at);
create index interviews_by_recruiter on interviews (recruiter_id, starts_at);
create index interviews_by_company on interviews (company_id, starts_at);
create index interviews_by_application on interviews (application_id);
create index interviews_by_age on interviews (ends_at);

create table interview_slots (
  id text primary key,
  interview_id text not null references interviews on delete cascade,
  starts_at timestamptz not null,
  minutes integer not null
);
create index interview_slots_by_interview on interview_slots (interview_id, starts_at);

create table interview_interviewers (
  interview_id text not null references interviews on delete cascade,
  account_id text not null,
  primary key (interview_id, account_id)
);
create index interview_interviewers_by_account on interview_interviewers (account_id);

-- A range of one name is equal to another in GiST without an extension.
create type text_range as range (subtype = text, collation = "C");

create table interview_bookings (
  interview_id text not null references interviews on delete cascade,
  interviewer_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (interview_id, interviewer_id),
  constraint interview_bookings_apart exclude using gist (
    text_range(interviewer_id, interviewer_id, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&
  )
);

create table interview_timers (
  interview_id text not null references interviews on delete cascade,
  kind text not null,
  due_at timestamptz not null,
  primary key (interview_id, kind)
);
create index interview_timers_by_time on interview_timers (due_at);

create table interview_reports (
  interview_id text not null,
  reporter_id text not null,
  side text not null,
  reason_id integer not null,
  detail text,
  reported_at timestamptz not null default now(),
  primary key (interview_id, reporter_id)
);
create index interview_reports_by_time on interview_reports (reported_at);
