-- What one side of a chat asks of the other, and whether it was granted; what is granted stands nowhere but where its owner has it.
create table chat_requests (
  id text primary key,
  chat_id text not null references chats on delete cascade,
  seq integer not null,
  kind text not null,
  asked_by text not null,
  state text not null default 'asked',
  job_id text,
  -- Whose data it is, once it is granted.
  owner_id text,
  resume_id text,
  application_id text,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  revoked_at timestamptz
);
create index chat_requests_by_chat on chat_requests (chat_id);
create index chat_requests_by_owner on chat_requests (owner_id);

-- Who read in a chat what a seeker had granted: for the seeker to read.
create table chat_accesses (
  id bigint generated always as identity primary key,
  account_id text not null references accounts on delete cascade,
  recruiter_id text not null,
  company_id text not null,
  job_id text,
  kind text not null,
  at timestamptz not null default now()
);
create index chat_accesses_by_account on chat_accesses (account_id, at desc);
create index chat_accesses_by_age on chat_accesses (at);

-- What somebody reported of a chat, and the messages around it as they were then: evidence stays when a message is removed.
create table chat_reports (
  id text primary key,
  chat_id text not null references chats on delete cascade,
  reporter_id text,
  reporter_side text not null,
  subject text not null,
  reason_id integer not null,
  is_blocked boolean not null,
  messages jsonb not null,
  reported_at timestamptz not null default now(),
  reviewed_at timestamptz,
  is_upheld boolean,
  -- When both sides were told what came of it.
  told_at timestamptz
);
create index chat_reports_by_chat on chat_reports (chat_id);
create index chat_reports_untold on chat_reports (reviewed_at) where told_at is null;

-- What a person often writes in chats, in their own order.
create table chat_phrases (
  account_id text not null references accounts on delete cascade,
  position integer not null,
  text text not null,
  primary key (account_id, position)
);
