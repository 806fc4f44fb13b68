-- Who may see a seeker's profile; no row: open.
create table account_visibility (
  account_id text primary key references accounts on delete cascade,
  visibility text not null check (visibility in ('open', 'limited', 'hidden'))
);

-- What an account is not told of, and by which way.
create table notifications_off (
  account_id text not null references accounts on delete cascade,
  kind text not null,
  channel text not null check (channel in ('email', 'push', 'in_app')),
  primary key (account_id, kind, channel)
);
