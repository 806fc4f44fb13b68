-- Until when an operator has looked at an account's messages that read like frauds.
create table chat_risk_reviews (
  account_id text primary key references accounts on delete cascade,
  reviewed_at timestamptz not null
);

-- When somebody was told of what waits for them in a chat; empty again once they have read. What waits already is told to nobody.
alter table chat_participants add column pushed_at timestamptz, add column mailed_at timestamptz;
update chat_participants set pushed_at = now(), mailed_at = now() where unread_num > 0;
