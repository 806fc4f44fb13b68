-- A group that was cancelled: nobody takes a place in it any more, until its time is proposed anew.
alter table interview_groups add column cancelled_at timestamptz;
