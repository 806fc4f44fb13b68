-- Ads as employers write them: drafts, and what a published job is edited from. A job's row is made when it is published.
create table employer_ads (
  id text primary key,
  company_id text not null,
  market text not null,
  ad jsonb not null,
  revision integer not null default 1,
  -- Null: a draft.
  published_at timestamptz,
  close_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index employer_ads_by_company on employer_ads (company_id, updated_at desc);
