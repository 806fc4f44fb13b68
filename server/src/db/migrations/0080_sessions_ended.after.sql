-- Those who end sessions tell of it once they have committed.
drop trigger sessions_ended on sessions;
drop function tell_ended_sessions();
