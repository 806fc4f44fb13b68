import { listInterviews } from '@hanap/contracts/interviews/interviews.calls'
import type { PageContext } from '@hanap/contracts/page'
import { createFormats } from '@hanap/i18n/format'
import { factsOf } from '@hanap/shared/page/page-facts'
import { agreedToday } from '../interviews/today.ts'

const MAX_SHOWN = '6'

export interface TodayView {
  /** How many there are, of which the first are shown. */
  total: number
  interviews: { id: string; time: string; name: string; job: string; href: string }[]
}

/** Agreed interviews of the day, each at its place's time, the next one first. */
export const loadToday = async (page: PageContext): Promise<TodayView> => {
  const facts = factsOf(page)
  const list = await page.call(listInterviews, {
    query: { ...agreedToday(facts.timeZone), size: MAX_SHOWN },
  })
  if (!list.ok) return { total: 0, interviews: [] }
  const shown = list.data.interviews.flatMap(({ id, slots, slot_id, time_zone, other, job }) => {
    const startsAt = slots.find(slot => slot.id === slot_id)?.starts_at
    if (startsAt === undefined) return []
    const format = createFormats(facts.language, { ...facts, key: facts.market, timeZone: time_zone })
    const href = `${facts.prefix}/interviews/${id}`
    return [{ startsAt, view: { id, time: format.time(startsAt), name: other.name, job: job.title, href } }]
  })
  return {
    total: list.data.total_num,
    interviews: shown.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)).map(({ view }) => view),
  }
}
