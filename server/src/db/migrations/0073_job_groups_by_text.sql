-- The smallest hash of a text finds others that are nearly the same, whoever posted them.
create index job_groups_text on job_groups (substring(sketch from 1 for 4));
