-- What a guest log-in (call 032) says of its device; it goes on with the sessions that follow on it.
alter table sessions
  add column device_name text,
  add column device_type text,
  add column device_udid text,
  -- In which a guest reads.
  add column language text;
