-- What a seeker says of themselves; names, phone number and notice period are the account's.
create table profiles (
  account_id text primary key references accounts on delete cascade,
  headline text,
  about text,
  location_id integer,
  xp_lvl_id integer,
  -- As the seeker says; a verified one stands with the identity check.
  user_identity_id integer,
  updated_at timestamptz not null default now()
);

-- Months are YYYY-MM.
create table work_experiences (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  job_title text not null,
  company_name text not null,
  company_id text references companies on delete set null,
  industry_id integer,
  function_id integer,
  is_currently_working boolean not null,
  "from" text,
  "to" text,
  location_id integer,
  description text,
  skills text[] not null,
  created_at timestamptz not null default now()
);
create index work_experiences_of_account on work_experiences (account_id);
create index work_experiences_of_company on work_experiences (company_id) where company_id is not null;

create table educations (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  school text not null,
  degree_id integer,
  field_of_study text,
  "from" text,
  "to" text,
  is_currently_studying boolean not null,
  description text,
  created_at timestamptz not null default now()
);
create index educations_of_account on educations (account_id);

create table license_certifications (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  title text not null,
  issuing_organisation text,
  issue_date text,
  expiry_date text,
  credential_id text,
  url text,
  created_at timestamptz not null default now()
);
create index license_certifications_of_account on license_certifications (account_id);

create table websites (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  title text,
  url text not null,
  created_at timestamptz not null default now()
);
create index websites_of_account on websites (account_id);

-- A skill of the lists has its id; one of the seeker's own words has none.
create table seeker_skills (
  account_id text not null references accounts on delete cascade,
  position integer not null,
  skill_id integer,
  value text not null,
  primary key (account_id, position)
);
