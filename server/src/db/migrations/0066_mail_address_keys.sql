-- A mail's address as addresses are compared, also where it is not ASCII. Those of before were all ASCII.
alter table mails add column address_key text;
update mails set address_key = lower(trim(to_address));
alter table mails alter column address_key set not null;
create index mails_address on mails (address_key);
