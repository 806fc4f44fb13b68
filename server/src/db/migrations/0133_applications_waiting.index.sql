-- Who waits for an answer, the longest first.
create index concurrently if not exists applications_waiting on applications (coalesce(moved_at, applied_at))
  where stage in ('applied', 'viewed', 'in_review', 'interview');
