import { DAY_MS } from '@hanap/contracts/durations'
import { type DemoTalent, demoGreeting, demoTalents } from '@hanap/demo/talents'
import { defaultMarket } from '@hanap/markets/markets'
import type { Db } from '../db/client.ts'
import { saveDemoAccounts } from '../modules/auth/index.ts'
import { saveDemoChats } from '../modules/chats/index.ts'
import { addTitlePreference } from '../modules/job-preferences/index.ts'
import { saveDemoConsent } from '../modules/privacy/index.ts'
import { type DemoProfile, saveDemoProfile } from '../modules/profiles/index.ts'
import { type LoadedDemo, peopleOf } from './demo-people.ts'

const profileOf = (talent: DemoTalent, loadedAt: Date): DemoProfile => {
  const monthBefore = (months: number) =>
    new Date(Date.UTC(loadedAt.getUTCFullYear(), loadedAt.getUTCMonth() - months)).toISOString().slice(0, 7)
  return {
    ...talent,
    work: talent.work.map(({ title, company, startMonthsAgo, endMonthsAgo }) => ({
      title,
      company,
      from: monthBefore(startMonthsAgo),
      to: endMonthsAgo === null ? null : monthBefore(endMonthsAgo),
    })),
  }
}

/** Saves those whom the demo recruiter finds, and the greeting that one of them has got. */
export const saveTalents = (db: Db, loadedAt: Date, loaded: LoadedDemo): Promise<void> =>
  db.transaction().execute(async trx => {
    const talents = demoTalents()
    const accountIds = await saveDemoAccounts(trx, {
      // Nobody can log in as them.
      passwordHash: '',
      seekers: talents.map(({ email, firstName, lastName }) => ({
        email,
        firstName,
        lastName,
        countryKey: defaultMarket.key,
        language: defaultMarket.languages[0],
        hasPassword: false,
      })),
      recruiters: [],
    })
    for (const talent of talents) {
      const accountId = accountIds.get(talent.email)
      if (accountId === undefined) continue
      if (!(await saveDemoProfile(trx, accountId, profileOf(talent, loadedAt)))) continue
      await addTitlePreference(trx, accountId, { market: defaultMarket.key, title: talent.wanted })
      await saveDemoConsent(trx, accountId, new Date(loadedAt.getTime() - talent.daysAgo * DAY_MS))
    }
    const { seekerId, recruiterId, companyId, jobId } = peopleOf(demoGreeting, { ...loaded, accountIds })
    await saveDemoChats(trx, [
      {
        seekerId,
        recruiterId,
        companyId,
        jobId,
        messages: [
          {
            from: 'recruiter',
            text: demoGreeting.text,
            at: new Date(loadedAt.getTime() - (demoGreeting.hoursAgo / 24) * DAY_MS),
          },
        ],
        readSeqs: { seeker: 0, recruiter: 1 },
        declinedBy: null,
        isGreeting: true,
      },
    ])
  })
