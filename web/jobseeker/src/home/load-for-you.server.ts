import type { AnswerOf } from '@hanap/contracts/call'
import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import type { readMe } from '@hanap/contracts/jobseekers/profile.calls'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import { jobsForYou } from '@hanap/contracts/recommendation/recommendation.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { functionPath, functionText } from '@hanap/markets/functions'
import { factsOf } from '@hanap/shared/page/page-facts'
import { cardViews } from '../jobs/card-view.server.ts'
import { functionOf } from '../preferences/preference-view.server.ts'
import type { ForYouView } from './home-view.ts'

export const FOR_YOU = 6
/** A row of a wide window. */
const ROW = 3
/** Of a field, so that some are left without those that were seen. */
const OF_FIELD = 12

/** The seeker, as more than one part of the page asks for. */
export type ReadingMe = Promise<Outcome<AnswerOf<typeof readMe>>>

/** New jobs of the field that is looked for, where few fit: none that the seeker has seen or applied to. */
const fieldJobs = async (page: PageContext, reading: ReadingMe, fitting: readonly JobCard[]) => {
  const me = await reading
  const preferences = me.ok ? me.data.user.job_preferences : []
  const preference = preferences.find(({ is_default }) => is_default) ?? preferences[0]
  const field = preference && functionPath(functionOf(preference) ?? 0)?.main_function_id
  if (field === undefined) return undefined
  const newest = await page.call(searchJobs, {
    query: { main_functions: String(field), size: String(OF_FIELD), sort: '1', source: 'home' },
  })
  const isShown = new Set(fitting.map(({ id }) => id))
  const jobs = (newest.ok ? newest.data.jobs : []).filter(
    job => !isShown.has(job.id) && !job.is_viewed && !job.is_applied,
  )
  return { name: functionText(field, factsOf(page).language), jobs: jobs.slice(0, ROW - fitting.length) }
}

/** What fits the seeker's preferences; the rest of the page stands without it. */
export const loadForYou = async (page: PageContext, reading: ReadingMe): Promise<ForYouView | undefined> => {
  const outcome = await page.call(jobsForYou, { query: { size: String(FOR_YOU) } })
  if (!outcome.ok) return undefined
  const facts = factsOf(page)
  const { language, prefix } = facts
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const { jobs, has_preferences: hasPreferences } = outcome.data
  if (!hasPreferences)
    return {
      title: t('personal.forYouInvite'),
      text: t('personal.forYouInviteText'),
      jobs: [],
      matches: [],
      link: [t('personal.preferenceAdd'), `${prefix}/job-preferences/new`],
    }
  const more = jobs.length > 0 && jobs.length < ROW ? await fieldJobs(page, reading, jobs) : undefined
  return {
    title: t('personal.forYou'),
    ...(jobs.length === 0 && { text: t('personal.forYouNone') }),
    jobs: cardViews(page, [...jobs, ...(more?.jobs ?? [])]),
    matches: jobs.map(({ match }) => {
      const percent = match?.percent ?? null
      return percent === null
        ? null
        : [percent, t('personal.matchHeading', { percent: format.percent(percent / 100) })]
    }),
    ...(more && { field: more.name }),
    link: [t('personal.fittingChange'), `${prefix}/job-preferences`],
  }
}
