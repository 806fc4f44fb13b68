-- Seekers who let verified companies find and greet them: a consent of its own. No row: nobody may.
create table findable_accounts (
  account_id text primary key references accounts on delete cascade,
  at timestamptz not null default now()
);

-- Who opened a chat: the seeker, the recruiter about an application, or a greeting. Null: before it was kept.
alter table chats add column opened_by text;
