import type { Generated } from 'kysely'
import type { MemberRole } from '../../calls/caller.ts'
import type { WithDefault } from '../../db/columns.ts'

export type AccountKind = 'seeker' | 'recruiter'

export type AccountsTable = {
  id: string
  kind: AccountKind
  email: string
  email_key: string
  password_hash: string | null
  first_name: string
  last_name: WithDefault<string>
  contact_number: string | null
  avatar: string | null
  status: WithDefault<'active' | 'suspended'>
  is_email_verified: WithDefault<boolean>
  is_subscribed: WithDefault<boolean>
  is_profile_completed: WithDefault<boolean>
  notice_period_id: number | null
  terms_accepted_at: Date | null
  country_key: string
  language: string
  source: string
  register_flow: string | null
  company_id: string | null
  role: MemberRole | null
  title: string | null
  is_demo: WithDefault<boolean>
  deletion_due_at: WithDefault<Date | null>
  /** Made by a visitor's job alert, and nobody has shown yet whose the address is. */
  awaits_confirmation: WithDefault<boolean>
  /** The three of the session's record that a trigger keeps by the profile and preferences: see decision 26. */
  place_id: WithDefault<number | null>
  additional_info: WithDefault<string | null>
  is_thin: WithDefault<boolean>
  /** Nobody is shown in a chat what the seeker has read and when they were there; nor are they of others. */
  hides_chat_activity: WithDefault<boolean>
  /** Devices show how a chat message begins. */
  has_push_previews: WithDefault<boolean>
  created_at: Generated<Date>
  last_active_at: WithDefault<Date>
}

type SessionsTable = {
  id: string
  token_hash: Buffer
  account_id: string | null
  device_id: string
  user_agent: string | null
  market: WithDefault<string | null>
  device_name: WithDefault<string | null>
  device_type: WithDefault<string | null>
  device_udid: WithDefault<string | null>
  language: WithDefault<string | null>
  is_new_account: WithDefault<boolean>
  created_at: Generated<Date>
  last_seen_at: WithDefault<Date>
  expires_at: Date
}

type PasswordLinksTable = {
  token_hash: Buffer
  account_id: string
  created_at: Generated<Date>
  expires_at: Date
}

/** `reset_password` is a seeker's, `reset_recruiter` a recruiter's. */
export type CodePurpose =
  | 'reset_password'
  | 'reset_recruiter'
  | 'verify_email'
  | 'change_email'
  | 'delete_account'

type CodesTable = {
  session_id: string
  purpose: CodePurpose
  email: string
  email_key: string
  account_id: string | null
  code_hash: string | null
  tries: WithDefault<number>
  made_at: Date | null
  /** The address had got so many that none was mailed for this session: the last one that was is good here. */
  is_mailed_elsewhere: WithDefault<boolean>
  expires_at: Date
}

type KnownDevicesTable = {
  account_id: string
  device_id: string
  email_key: string
  last_used_at: WithDefault<Date>
}

interface HandOffsTable {
  code_hash: Buffer
  session_id: string
  target_origin: string
  expires_at: Date
}

export type AuthTables = {
  hand_offs: HandOffsTable
  accounts: AccountsTable
  codes: CodesTable
  known_devices: KnownDevicesTable
  sessions: SessionsTable
  password_links: PasswordLinksTable
}
