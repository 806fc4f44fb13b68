alter table social_logins drop constraint social_logins_provider_check;
alter table social_logins add constraint social_logins_provider_check
  check (provider in ('google', 'facebook', 'linkedin', 'apple', 'line'));
