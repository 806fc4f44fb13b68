create index concurrently if not exists job_reports_untold on job_reports (job_id) where is_told = false;
