-- Companies whose new jobs a seeker wants to hear of.
create table followed_companies (
  account_id text not null references accounts on delete cascade,
  company_id text not null references companies on delete cascade,
  followed_at timestamptz not null default now(),
  -- The company that was followed before its name went over to this one.
  followed_as text,
  -- What earlier transactions posted is no news.
  looks_from xid8 not null default pg_current_xact_id(),
  -- News up to here were told.
  told_seq bigint not null default 0,
  told_at timestamptz,
  -- When what is new is told next; null: nothing is.
  due_at timestamptz,
  primary key (account_id, company_id)
);
create index followed_companies_of_company on followed_companies (company_id, account_id);
create index followed_companies_due on followed_companies (due_at) where due_at is not null;

-- Jobs that have been open, each once; those with a company were news of it.
create table company_news (
  job_id text primary key,
  company_id text,
  xid xid8 not null default pg_current_xact_id(),
  seq bigint generated always as identity,
  found_at timestamptz not null default now()
);
create index company_news_company on company_news (company_id, seq) where company_id is not null;
insert into company_news (job_id) select id from jobs;

-- Up to where in the outbox jobs have become news; null where nobody followed it yet.
create table company_news_position (
  is_only boolean primary key default true check (is_only),
  xid xid8,
  seq bigint
);
insert into company_news_position default values;
