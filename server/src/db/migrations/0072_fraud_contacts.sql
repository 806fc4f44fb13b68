-- Where ads that were removed as fraud wanted to be answered: hashes of addresses, numbers and names.
create table fraud_contacts (
  contact text not null,
  job_id text not null,
  primary key (contact, job_id)
);
create index fraud_contacts_by_job on fraud_contacts (job_id);
