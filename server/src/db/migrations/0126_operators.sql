-- Who looks after the marketplace on the web; made by the command line.
create table operators (
  id text primary key,
  email text not null,
  email_key text not null,
  -- Null until the set-up link is used.
  password_hash text,
  totp_secret text not null,
  -- Of the last code that was taken: none works twice.
  totp_step bigint,
  set_up_hash bytea unique,
  set_up_expires_at timestamptz,
  created_at timestamptz not null default now(),
  -- The name in the log outlives the account.
  removed_at timestamptz
);
create unique index operators_email on operators (email_key) where removed_at is null;

create table operator_sessions (
  id text primary key,
  token_hash bytea not null unique,
  operator_id text not null references operators on delete cascade,
  created_at timestamptz not null default now(),
  last_act_at timestamptz not null default now(),
  code_tries integer not null default 0,
  expires_at timestamptz not null
);
create index operator_sessions_operator on operator_sessions (operator_id);

-- Who decides on a case now; one who lets the time pass leaves it to the others.
create table case_claims (
  kind text not null,
  case_id text not null,
  operator_id text not null references operators on delete cascade,
  claimed_until timestamptz not null,
  primary key (kind, case_id)
);

create table operator_acts (
  id text primary key,
  seq bigint generated always as identity,
  at timestamptz not null default now(),
  -- Null: the command line.
  operator_id text references operators,
  action text not null,
  kind text,
  case_id text,
  title text not null,
  reason text,
  words text,
  -- Whom it was about: what came of earlier cases is found by it.
  account_id text,
  company_id text,
  -- What the act changed, so that it can be undone.
  effects jsonb not null default '{}',
  undone_at timestamptz
);
create index operator_acts_seq on operator_acts (seq);
create index operator_acts_case on operator_acts (kind, case_id);
create index operator_acts_account on operator_acts (account_id) where account_id is not null;
create index operator_acts_company on operator_acts (company_id) where company_id is not null;

-- Rights to appeal against a verdict, and what was made of them.
create table appeals (
  id text primary key,
  token_hash bytea not null unique,
  -- The verdict: two who may appeal against one have a right each and one appeal.
  verdict_key text not null,
  kind text not null,
  case_id text not null,
  title text not null,
  reason text,
  words text,
  account_id text,
  company_id text,
  granted_at timestamptz not null default now(),
  expires_at timestamptz not null,
  text text,
  made_at timestamptz,
  decided_at timestamptz,
  is_upheld boolean,
  decided_reason text,
  decided_words text,
  told_at timestamptz
);
create unique index appeals_made on appeals (verdict_key) where made_at is not null;
create index appeals_waiting on appeals (made_at) where made_at is not null and decided_at is null;
create index appeals_account on appeals (account_id) where account_id is not null;
