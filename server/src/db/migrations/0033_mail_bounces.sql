-- Mails that came back, by the mail: a report that is read twice counts once.
create table mail_bounces (
  mail_id text primary key,
  -- The address as it is compared.
  address_key text not null,
  is_hard boolean not null,
  status text not null,
  at timestamptz not null default now()
);
create index mail_bounces_address on mail_bounces (address_key);
