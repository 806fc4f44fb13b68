-- Companies that a seeker wants nothing to do with.
create table blacklist_companies (
  account_id text not null references accounts on delete cascade,
  company_id text not null references companies on delete cascade,
  blocked_at timestamptz not null default now(),
  primary key (account_id, company_id)
);
create index blacklist_companies_of_company on blacklist_companies (company_id, account_id);
