-- Six-digit codes that were asked for: one at a time for each session and purpose, so that a code is of use
-- only where it was asked for.
create table codes (
  session_id text not null references sessions on delete cascade,
  purpose text not null check (purpose in ('reset_password', 'verify_email', 'change_email')),
  -- Where the code goes, and as it is compared.
  email text not null,
  email_key text not null,
  -- Null for an address without an account, and until the code is made.
  account_id text references accounts on delete cascade,
  -- argon2id; null until the code is made.
  code_hash text,
  -- Counted before each comparison, given back by a right one.
  tries integer not null default 0,
  -- Null while it waits to be made and sent.
  made_at timestamptz,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);
create index codes_waiting on codes (expires_at) where made_at is null;
create index codes_account on codes (account_id) where account_id is not null;
create index codes_expiry on codes (expires_at);
