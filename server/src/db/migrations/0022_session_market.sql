-- Where a session began; null for one that began before this was kept, and for guests.
alter table sessions add column market text;
