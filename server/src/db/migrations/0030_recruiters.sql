-- A recruiter has a role exactly while being of a company; nobody else has either.
alter table accounts drop constraint accounts_check;
alter table accounts add constraint accounts_membership_check
  check ((company_id is null) = (role is null) and (kind = 'recruiter' or company_id is null));

-- The company that a recruiter named and is not of: one at a time.
create table company_requests (
  account_id text primary key references accounts on delete cascade,
  company_name text not null,
  -- Null, as is the time, until somebody was asked.
  company_id text references companies on delete cascade,
  asked_at timestamptz,
  check ((company_id is null) = (asked_at is null))
);
create index company_requests_of_company on company_requests (company_id) where company_id is not null;

-- Each is of use once; one at a time for an address and a company.
create table company_invitations (
  id text primary key,
  -- SHA-256 of what the mail's link carries.
  token_hash bytea not null unique,
  company_id text not null references companies on delete cascade,
  email text not null,
  email_key text not null,
  role text not null check (role in ('owner', 'admin', 'recruiter', 'viewer')),
  expires_at timestamptz not null,
  unique (company_id, email_key)
);
create index company_invitations_expiry on company_invitations (expires_at);

alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check
  check (purpose in ('reset_password', 'reset_recruiter', 'verify_email', 'change_email', 'delete_account'));
