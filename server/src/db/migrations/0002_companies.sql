create table companies (
  id text primary key,
  market text not null,
  name text not null,
  -- The name as it is compared: folded, without legal forms.
  name_key text not null,
  legal_name text,
  logo text,
  cover text,
  industry_id integer,
  size_id integer,
  website text,
  about text,
  locations text[] not null default '{}',
  benefit_ids integer[] not null default '{}',
  is_verified boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  unique (market, name_key)
);
