create table courses (
  id text primary key,
  -- Whose list it came with, and its id there.
  source text not null,
  source_id text not null,
  title text not null,
  provider text not null,
  url text not null,
  image text,
  -- In hours.
  duration real,
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  -- Null: its provider tells.
  price_amount real,
  price_currency text,
  language_code text not null,
  -- None: for everybody.
  category_ids integer[] not null,
  added_at timestamptz not null default now(),
  unique (source, source_id)
);
create index courses_language on courses (language_code);
