import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { patiently } from '../db/patience.ts'

interface Rule {
  table: string
  /** Which of its rows are too old, by SQL. */
  isOld: string
  /** Which those are, for people. */
  says: string
}

/** Rows that are deleted here, once an hour. */
export const pruned: readonly Rule[] = [
  {
    table: 'outbox',
    // Whoever follows it knows by a row at or before its place that nothing after that is gone.
    isOld:
      "at < now() - interval '30 days' and (xid, seq) < (select xid, seq from outbox order by xid desc, seq desc limit 1)",
    says: 'changes, 30 days; the newest stays',
  },
  {
    table: 'mails',
    isOld: "coalesce(sent_at, failed_at) < now() - interval '90 days'",
    says: 'mails, 90 days after they were sent or given up; their text goes as soon as they are sent',
  },
  {
    table: 'notifications',
    isOld: "created_at < now() - interval '90 days'",
    says: 'notifications, 90 days, read or not',
  },
  {
    table: 'mail_bounces',
    isOld: "not is_hard and at < now() - interval '90 days'",
    says: 'mails that came back for now, 90 days; those that came back for good stop mail until the address is confirmed',
  },
  {
    table: 'data_accesses',
    isOld: "at < now() - interval '12 months'",
    says: 'who saw whose data, 12 months',
  },
  {
    table: 'job_alert_matches',
    isOld: "due_at is null and found_at < now() - interval '12 months'",
    says: 'jobs that an alert has found, 12 months',
  },
  {
    table: 'job_external_clicks',
    isOld: "day < current_date - interval '13 months'",
    says: 'ways to an employer’s own site, 13 months',
  },
]

/** Tables whose rows end with something else: their time, their module's own sweep, or the thing that they are part of. */
export const endsWith: Readonly<Record<string, string>> = {
  once_answers: '24 hours, swept hourly',
  request_counts: 'their window, swept hourly',
  sessions: '30 days, or 14 without a request, swept hourly',
  password_links: '7 days, swept hourly',
  codes: '10 minutes, swept hourly',
  hand_offs: '60 seconds, swept hourly',
  social_flows: '10 minutes, swept hourly',
  singpass_authorisations: '15 minutes, swept hourly',
  singpass_details: '1 hour, swept hourly',
  singpass_client_keys: 'their replacement by age',
  caught_mails: 'the mail; outside production only',
  log_exposures: 'partitions of this month and three before',
  log_clicks: 'partitions of this month and three before',
  log_searches: 'partitions of this month and three before',
  log_records: 'partitions of this month and three before',
  job_views: 'partitions of this month and three before',
  hot_searches: 'partitions of this month and three before',
  feedback: 'a year, swept by its module',
  uploads: 'what names them, swept by their module',
  company_requests: 'their answer, or the account',
  company_invitations: 'their time or use',
  viewed_jobs: 'the latest of an account',
  known_devices: '180 days without a log-in, swept by their module',
  accounts: 'the owner’s wish, 14 days later',
  resumes: 'the account, or the owner’s wish',
  parsed_resumes: 'the resume',
  social_logins: 'the account, or the owner’s wish',
  singpass_identities: 'the account',
  account_visibility: 'the account',
  notifications_off: 'the account',
  push_subscriptions: 'the session, or the push service’s word that the device is gone',
  pushes: 'their delivery, or five hours of tries',
  profiles: 'the account',
  work_experiences: 'the account, or the owner’s wish',
  educations: 'the account, or the owner’s wish',
  license_certifications: 'the account, or the owner’s wish',
  websites: 'the account, or the owner’s wish',
  seeker_skills: 'the account, or the owner’s wish',
  job_preferences: 'the account, or the owner’s wish',
  saved_jobs: 'the account, or the owner’s wish',
  job_notes: 'the account, or the owner’s wish',
  hidden_jobs: 'the account, or the owner’s wish',
  blacklist_companies: 'the account, or the owner’s wish',
  account_campaigns: 'the account',
  seeker_records: 'the account',
  job_alerts: 'the account, or the owner’s wish',
  career_drafts: 'a day, swept by its module',
  video_resumes: 'the account, or the owner’s wish; an upload that was not ended, swept by its module',
  applications: 'nothing: employers keep them, without the person once the account is deleted',
  application_events: 'the application',
  jobs: 'nothing: a closed ad answers 410',
  job_changes: 'the job',
  job_groups: 'the job',
  job_reports: 'the job; nobody’s once the account is deleted',
  job_report_answers: 'an operator’s verdict, or the job',
  job_imports: 'one row a source',
  job_alert_seen: 'one row a job',
  job_alert_reader: 'one row',
  companies: 'nothing',
  courses: 'nothing: lists that operators import',
  fraud_contacts: 'nothing: hashes of where fraudulent ads wanted to be answered',
  fraud_runs: 'nothing: hashes of what fraudulent ads said',
  outages: 'one row',
  installation: 'one row',
  migrations: 'one row a migration',
}

/** Deletes what is too old. Answers how many rows of each table. */
export const pruneOld = async (db: Db): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { table, isOld } of pruned) {
    const { numAffectedRows = 0n } = await patiently(db, trx =>
      sql`delete from ${sql.table(table)} where ${sql.raw(isOld)}`.execute(trx),
    )
    counts[table] = Number(numAffectedRows)
  }
  return counts
}
