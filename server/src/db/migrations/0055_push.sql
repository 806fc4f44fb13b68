-- Devices that get push messages (RFC 8030). Each is a session's, and ends with it.
create table push_subscriptions (
  id text primary key,
  session_id text not null unique references sessions on delete cascade,
  account_id text not null references accounts on delete cascade,
  endpoint text not null unique,
  -- The browser's public key and secret, with which messages are encrypted for it alone (RFC 8291).
  p256dh text not null,
  auth text not null,
  language text not null,
  market text not null,
  created_at timestamptz not null default now(),
  -- Until then a page of the session is visible, and shows by itself what is new.
  visible_until timestamptz
);
create index push_subscriptions_account on push_subscriptions (account_id);

-- Messages to send; a row goes when its message was taken or given up.
create table pushes (
  notification_id text not null references notifications on delete cascade,
  subscription_id text not null references push_subscriptions on delete cascade,
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  primary key (notification_id, subscription_id)
);
create index pushes_due on pushes (due_at);
create index pushes_subscription on pushes (subscription_id);
