-- What was written by choosing a phrase: it is no answer of the response clock.
alter table chat_messages add column is_template boolean not null default false;

-- How a recruiter answers seekers who write first, as a task computed it.
create table chat_responses (
  recruiter_id text primary key,
  -- Shares answered within seven days, with the bounds of the interval.
  rate float8 not null,
  low float8 not null,
  high float8 not null,
  median_hours float8,
  sample_size integer not null,
  computed_at timestamptz not null
);
