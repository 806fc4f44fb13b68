-- A company's newest applicants; within a day those come first whose identity is verified.
create index concurrently if not exists applications_by_day
  on applications (company_id, ((applied_at at time zone 'UTC')::date) desc)
