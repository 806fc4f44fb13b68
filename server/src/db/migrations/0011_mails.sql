create table mails (
  id text primary key,
  -- What the mail is about: a second mail about the same thing is none.
  dedupe_key text not null unique,
  to_address text not null,
  to_name text not null,
  language text not null,
  subject text not null,
  -- Null once sent: a mail may hold a link that signs in.
  html text,
  text text,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  -- When it is due; moved on while a worker has it, so that a killed worker's mail becomes due again.
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Given up.
  failed_at timestamptz,
  last_error text
);
create index mails_due on mails (due_at) where sent_at is null and failed_at is null;

-- What the local catcher took in place of an SMTP server.
create table caught_mails (
  id text primary key references mails on delete cascade,
  html text not null,
  text text not null,
  caught_at timestamptz not null default now()
);
create index caught_mails_newest on caught_mails (caught_at desc);
