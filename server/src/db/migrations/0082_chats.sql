-- Chats of a seeker and a recruiter, with their messages in an order without gaps.
create table chats (
  id text primary key,
  seeker_id text,
  recruiter_id text,
  company_id text,
  state text not null,
  declined_by text,
  last_seq integer not null default 0,
  last_message_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create unique index chats_by_pair on chats (seeker_id, recruiter_id) where state <> 'closed';
create index chats_by_recruiter on chats (recruiter_id);
create index chats_by_company on chats (company_id);
create index chats_by_age on chats (last_message_at);

-- What the two write about: the latest is the chat's job.
create table chat_contexts (
  chat_id text not null references chats on delete cascade,
  job_id text not null,
  application_id text,
  at timestamptz not null default now(),
  primary key (chat_id, job_id)
);
create index chat_contexts_by_job on chat_contexts (job_id);
create index chat_contexts_by_application on chat_contexts (application_id);

-- Who takes part: the two, and colleagues of the recruiter who opened it. What waits is counted for each.
create table chat_participants (
  chat_id text not null references chats on delete cascade,
  account_id text not null,
  side text not null,
  read_seq integer not null default 0,
  unread_num integer not null default 0,
  is_archived boolean not null default false,
  is_muted boolean not null default false,
  primary key (chat_id, account_id)
);
create index chat_participants_by_account on chat_participants (account_id);

create table chat_messages (
  chat_id text not null references chats on delete cascade,
  seq integer not null,
  id text not null unique,
  sender text not null,
  sender_id text,
  client_id text,
  kind text not null,
  text text,
  payload jsonb,
  reply_to_seq integer,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (chat_id, seq)
);
create unique index chat_messages_by_client_id on chat_messages (chat_id, sender_id, client_id)
  where client_id is not null;
