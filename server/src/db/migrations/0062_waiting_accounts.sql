-- An account that a visitor's job alert made stands beside those that are registered with the same address: what waits for the
-- confirmation of an address goes neither with who registers it first nor with who leaves it.
alter table accounts drop constraint accounts_kind_email_key_key;
create unique index accounts_address on accounts (kind, email_key) where not awaits_confirmation;
create unique index accounts_waiting_address on accounts (email_key) where awaits_confirmation and not is_email_verified;
-- Of these the address was confirmed while an account whose owner did not show it had it: their alerts run.
create index accounts_waiting on accounts (email_key) where awaits_confirmation;

-- The browser in which a visitor made it; null once it is of an account whose address is confirmed.
alter table job_alerts add column device_id text;
