-- Up to where in the outbox jobs have found their alerts; null where nobody followed it yet.
create table job_alert_position (
  is_only boolean primary key default true check (is_only),
  xid xid8,
  seq bigint
);
insert into job_alert_position (xid, seq) select xid, seq from job_alert_reader;

-- What signs links of mails. Links of a year ago still end an alert, so it never changes.
create table job_alert_link_secret (
  is_only boolean primary key default true check (is_only),
  secret bytea not null
);
insert into job_alert_link_secret (secret) select secret from job_alert_reader;
