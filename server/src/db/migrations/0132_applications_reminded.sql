-- When recruiters were last reminded that this seeker waits for an answer.
alter table applications
  add column reminded_at timestamptz;
