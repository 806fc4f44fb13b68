-- Where a mail's receiver ends such mails with one press (RFC 8058).
alter table mails add column unsubscribe_url text;
