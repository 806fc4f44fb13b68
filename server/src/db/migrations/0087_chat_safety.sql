-- Until when an operator has looked at an account's messages that read like frauds.
create table chat_risk_reviews (
  account_id text primary key references accounts on delete cascade,
  reviewed_at timestamptz not null
);
create index chat_messages_with_risks on chat_messages (sender_id, created_at) where risks is not null;

-- When somebody was told of what waits for them in a chat; empty again once they have read. What waits already is told to nobody.
alter table chat_participants add column pushed_at timestamptz, add column mailed_at timestamptz;
update chat_participants set pushed_at = now(), mailed_at = now() where unread_num > 0;
create index chat_participants_untold on chat_participants (chat_id)
  where unread_num > 0 and not is_muted and (pushed_at is null or mailed_at is null);
