-- Devices that were signed in to an account: tries from them are not counted with strangers'. Asked for by the address alone, as it is
-- compared, so that asking tells nothing of accounts.
create table known_devices (
  account_id text not null references accounts on delete cascade,
  device_id text not null,
  email_key text not null,
  last_used_at timestamptz not null default now(),
  primary key (account_id, device_id)
);
create index known_devices_address on known_devices (email_key, device_id);
create index known_devices_age on known_devices (last_used_at);

insert into known_devices (account_id, device_id, email_key, last_used_at)
select account_id, device_id, email_key, max(last_seen_at) from sessions join accounts on accounts.id = account_id
group by account_id, device_id, email_key;

-- Where an address got as many codes as it may, a session gets none of its own: what was mailed last is good in it, too.
alter table codes add column is_mailed_elsewhere boolean not null default false;
create index codes_address on codes (email_key, purpose);
