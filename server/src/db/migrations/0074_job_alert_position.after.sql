-- Both of its halves are tables of their own.
drop table job_alert_reader;
