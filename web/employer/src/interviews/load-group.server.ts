import type { AnswerOf } from '@hanap/contracts/call'
import type { readInterviewGroup } from '@hanap/contracts/interviews/interviews.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { interviewTones } from '@hanap/shared/interviews/tones'
import { unbroken } from '@hanap/shared/interviews/unbroken'
import { factsOf } from '@hanap/shared/page/page-facts'

/** A group's page: when, how many places are left, and the people in two lists. */
export const groupPageView = (
  page: PageContext,
  { group, interviews }: AnswerOf<typeof readInterviewGroup>,
) => {
  const facts = factsOf(page)
  const { language, prefix } = facts
  const t = translator(language)
  const timeZone = interviews[0]?.time_zone ?? facts.timeZone
  const format = createFormats(language, { ...facts, key: facts.market, timeZone })
  const people = interviews.map(interview => ({
    id: interview.id,
    name: interview.other.name,
    href: `${prefix}/interviews/${interview.id}`,
    job: interview.job.title,
    chatHref: interview.chat_id === null ? null : `${prefix}/chats/${interview.chat_id}`,
    isComing: interview.state !== 'proposed',
    state: t(`interviews.state_${interview.state}`),
    tone: interviewTones[interview.state],
    hasCheckedIn: interview.checked_in.seeker,
    hasOwnCheckIn: interview.checked_in.recruiter,
    canCheckIn: interview.acts.includes('check_in') && !interview.checked_in.recruiter,
    canCancel: interview.acts.includes('cancel'),
  }))
  const jobs = new Map(interviews.map(({ job }) => [job.id, job.title]))
  const [[jobId, job] = []] = jobs.size === 1 ? jobs : []
  const isToCome = !group.is_cancelled && Date.parse(group.starts_at) > Date.now()
  return {
    title: job ? t('resumes.labelled', { label: t('interviews.group'), value: job }) : t('interviews.group'),
    hasManyJobs: jobs.size > 1,
    inviteHref:
      isToCome && group.places_left > 0 ? `${prefix}${jobId ? `/jobs/${jobId}` : ''}/applicants` : null,
    when: unbroken(format.zonedDateTime(group.starts_at)),
    minutes: group.minutes,
    places: t('interviews.placesLeft', { count: group.places_left, capacity: group.capacity }),
    isCancelled: group.is_cancelled,
    place: interviews[0]?.place ?? null,
    coming: people.filter(({ isComing }) => isComing),
    asked: people.filter(({ isComing }) => !isComing),
    canCancelAll: isToCome && people.length > 0,
    listHref: `${prefix}/interviews`,
  }
}

export type GroupPerson = ReturnType<typeof groupPageView>['coming'][number]
