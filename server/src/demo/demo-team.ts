import { DAY_MS } from '@hanap/contracts/durations'
import type { auditActions } from '@hanap/contracts/recruiters/audit.calls'
import { COLLEAGUE_EMAIL, companyDomain, recruiterEmail } from '@hanap/demo/logins'
import { defaultMarket, marketByKey, markets } from '@hanap/markets/markets'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { newId } from '../db/id.ts'
import { hashDemoPassword, saveDemoAccounts } from '../modules/auth/index.ts'
import { saveDemoVerifications } from '../modules/companies/index.ts'
import type { DemoNote } from './demo-note.ts'
import type { LoadedDemo } from './demo-people.ts'

interface DemoEntry {
  action: (typeof auditActions)[number]
  daysAgo: number
  by: 'owner' | 'colleague' | 'server'
  subjectId?: string
  details: object
}

const saveEntries = async (
  trx: Db,
  { companyId, ownerId, colleagueId }: { companyId: string; ownerId: string; colleagueId: string },
  entries: readonly DemoEntry[],
  loadedAt: Date,
) => {
  const actors = { owner: ownerId, colleague: colleagueId, server: null }
  for (const { action, daysAgo, by, subjectId = null, details } of entries)
    await sql`
      insert into audit_entries (id, company_id, action, actor_kind, actor_id, subject_id, details, at)
      values (${newId()}, ${companyId}, ${action}, ${by === 'server' ? 'server' : 'member'}, ${actors[by]}, ${subjectId},
        ${JSON.stringify(details)}::text::jsonb, ${new Date(loadedAt.getTime() - daysAgo * DAY_MS)})`.execute(
      trx,
    )
}

const recruiterOf = (
  person: { email: string; firstName: string; lastName: string; title: string },
  { companyId, market, loadedAt }: { companyId: string; market: string; loadedAt: Date },
) => ({
  ...person,
  countryKey: market,
  language: (marketByKey(market) ?? defaultMarket).languages[0],
  companyId,
  lastActiveAt: loadedAt,
  // Nobody can log in as them.
  hasPassword: false,
})

/** A second member of the demo recruiter's company, and what its log says of the month. */
export const saveTeam = async (db: Db, { loadedAt, password }: DemoNote, { ads, employers }: LoadedDemo) => {
  const market = defaultMarket.key
  const own = ads.filter(({ company }) => company.recruiter.email === recruiterEmail(market, 1))
  const { companyId, recruiterId: ownerId } = (own[0] && employers.get(own[0].company.key)) ?? {}
  if (!companyId || !ownerId) throw new Error('The demo recruiter has no company')
  const email = COLLEAGUE_EMAIL
  const passwordHash = await hashDemoPassword(password)
  const [first = '', second = first, third = second] = own.map(({ title }) => title)
  await db.transaction().execute(async trx => {
    const colleague = { email, firstName: 'Liza', lastName: 'Manalo', title: 'Recruiter' }
    const accountIds = await saveDemoAccounts(trx, {
      passwordHash,
      seekers: [],
      recruiters: [
        {
          ...recruiterOf(colleague, { companyId, market, loadedAt }),
          role: 'recruiter' as const,
          hasPassword: true,
        },
      ],
    })
    const colleagueId = accountIds.get(email) ?? ''
    // A load that was cut short is done again from its beginning.
    const { rows: done } =
      await sql`select from audit_entries where company_id = ${companyId} limit 1`.execute(trx)
    if (done.length > 0) return
    await saveEntries(
      trx,
      { companyId, ownerId, colleagueId },
      [
        {
          action: 'verification_confirmed',
          daysAgo: 29,
          by: 'server',
          details: { value: companyDomain(market, 1) },
        },
        {
          action: 'company_changed',
          daysAgo: 28,
          by: 'owner',
          details: { fields: ['about', 'benefit_ids'] },
        },
        { action: 'job_posted', daysAgo: 27, by: 'owner', details: { job: first } },
        { action: 'job_posted', daysAgo: 26, by: 'owner', details: { job: second } },
        { action: 'member_invited', daysAgo: 20, by: 'owner', details: { value: email, role: 'recruiter' } },
        {
          action: 'member_joined',
          daysAgo: 19,
          by: 'colleague',
          subjectId: colleagueId,
          details: { role: 'recruiter' },
        },
        { action: 'job_team_changed', daysAgo: 18, by: 'owner', details: { job: first, count: 1 } },
        { action: 'job_changed', daysAgo: 12, by: 'colleague', details: { job: first } },
        { action: 'job_posted', daysAgo: 9, by: 'colleague', details: { job: third } },
        { action: 'company_changed', daysAgo: 3, by: 'owner', details: { fields: ['locations'] } },
      ],
      loadedAt,
    )
  })
}

/** A verified company whose namesake has the name: its claim waits for the demo operator. */
export const saveNameClaim = async (db: Db, loadedAt: Date) => {
  const market = markets.at(-1)?.key ?? defaultMarket.key
  await db.transaction().execute(async trx => {
    const { rows } = await sql<{ id: string; name: string; name_key: string }>`
      select id, name, name_key from companies where market = ${market} and not is_verified order by name limit 1`.execute(
      trx,
    )
    const { rows: claims } = await sql`select from name_claims limit 1`.execute(trx)
    const [holder] = rows
    // A load that was cut short is done again from its beginning.
    if (!holder || claims.length > 0) return
    const { name, name_key } = holder
    const claimantId = newId()
    const website = `https://claims.${companyDomain(market, 1)}`
    await sql`
      insert into companies (id, market, name, name_key, website, is_verified, holds_name, is_demo)
      values (${claimantId}, ${market}, ${name}, ${name_key}, ${website}, true, false, true)`.execute(trx)
    const owner = {
      email: `owner@claims.${companyDomain(market, 1)}`,
      firstName: 'Robin',
      lastName: 'Hale',
      title: 'Managing director',
    }
    const accountIds = await saveDemoAccounts(trx, {
      passwordHash: '',
      seekers: [],
      recruiters: [recruiterOf(owner, { companyId: claimantId, market, loadedAt })],
    })
    const ownerId = accountIds.get(owner.email) ?? null
    await saveDemoVerifications(trx, [{ id: claimantId, website, recruiterId: ownerId }], loadedAt)
    await sql`
      insert into name_claims (id, company_id, market, name, name_key, holder_id, note, claimed_by, created_at)
      values (${newId()}, ${claimantId}, ${market}, ${name}, ${name_key}, ${holder.id},
        'We have traded under this name since 1998. The other company is a reseller of ours.', ${ownerId},
        ${new Date(loadedAt.getTime() - 2 * DAY_MS)})`.execute(trx)
  })
}
