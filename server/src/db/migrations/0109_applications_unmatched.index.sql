create index concurrently if not exists applications_unmatched
  on applications (applied_at desc) where matched_at is null and account_id is not null
