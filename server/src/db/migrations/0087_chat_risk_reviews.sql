-- Until when an operator has looked at an account's messages that read like frauds.
create table chat_risk_reviews (
  account_id text primary key references accounts on delete cascade,
  reviewed_at timestamptz not null
);
create index chat_messages_with_risks on chat_messages (sender_id, created_at) where risks is not null;
