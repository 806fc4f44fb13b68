create table accounts (
  id text primary key,
  -- Seekers and recruiters are separate kinds: one address may have one of each.
  kind text not null check (kind in ('seeker', 'recruiter')),
  email text not null,
  -- The address as it is compared.
  email_key text not null,
  -- argon2id in its own notation; null: set by the link of a mail.
  password_hash text,
  first_name text not null,
  last_name text not null default '',
  contact_number text,
  avatar text,
  status text not null default 'active' check (status in ('active', 'suspended')),
  is_email_verified boolean not null default false,
  is_subscribed boolean not null default false,
  is_profile_completed boolean not null default false,
  notice_period_id integer,
  terms_accepted_at timestamptz,
  -- Where the account was made and in which language its mails are written.
  country_key text not null,
  language text not null,
  source text not null,
  -- Arm of the experiment under which the person registered.
  register_flow text,
  company_id text references companies,
  role text check (role in ('owner', 'admin', 'recruiter', 'viewer')),
  title text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  last_active_at timestamptz not null default now(),
  unique (kind, email_key),
  check ((kind = 'recruiter') = (company_id is not null and role is not null))
);
create index accounts_company on accounts (company_id) where company_id is not null;

create table sessions (
  id text primary key,
  -- SHA-256: who reads the table can sign in as nobody.
  token_hash bytea not null unique,
  -- Null: a guest's.
  account_id text references accounts on delete cascade,
  device_id text not null,
  user_agent text,
  -- Whether it began with the account's registration.
  is_new_account boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id) where account_id is not null;
create index sessions_expiry on sessions (expires_at);

create table password_links (
  token_hash bytea primary key,
  account_id text not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_links_account on password_links (account_id);
