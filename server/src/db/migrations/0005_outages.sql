create table outages (
  id bigint generated always as identity primary key,
  -- Null: the maintenance page's own text.
  message text,
  starts_at timestamptz not null default now(),
  -- Null: until it is switched off.
  ends_at timestamptz
);
