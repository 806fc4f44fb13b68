import type { PageContext } from '@hanap/contracts/page'
import type { OwnUser } from '@hanap/contracts/profile.schemas'
import { notFound } from '@hanap/shared/page-facts'
import { samePath } from '../account/way-back.server.ts'
import { basicsFields } from './basics.server.ts'
import { entrySections } from './entry-sections.server.ts'
import { type Asked, placeOf, readOwn } from './load-profile.server.ts'
import type { EntryView, FormView } from './profile-view.ts'
import { NEW } from './profile-view.ts'

const PATH = '/jobseeker-complete-profile'

/** Steps by their names in addresses, each with the part of the profile that it fills; the last one completes it. */
const steps = [
  ['1', 'basics'],
  ['3', 'experience'],
  ['4', 'education'],
  ['5', undefined],
] as const

/** What a resume would tell is typed at the step after it. */
const AFTER_RESUME = { '10': '3', '1101': '3' } as const

/** Where a person who comes back goes on. */
const openStep = (user: OwnUser): string => {
  if (user.profile.headline === null) return '1'
  if (user.work_experiences.length === 0) return '3'
  return user.educations.length === 0 ? '4' : '5'
}

const indexOf = (step: string | undefined) => steps.findIndex(([name]) => name === step)

/** The step of an address by its place among them. */
const stepAt = (step: string, user: OwnUser): number => {
  const resumed = Object.entries(AFTER_RESUME).find(([name]) => name === step)?.[1]
  const at = indexOf(step === '' ? openStep(user) : (resumed ?? step))
  if (at < 0) throw notFound()
  return at
}

/** The path of a step; the redirect parameter goes along. */
const pathTo = (at: number, way: string | undefined) => {
  const [name] = steps[at] ?? []
  return `${PATH}/${name}${way ? `?redirect=${encodeURIComponent(way)}` : ''}`
}

export const wayOf = (page: PageContext, url: string) =>
  samePath(page, new URL(url).searchParams.get('redirect'))

/** A step as an action sees it: what it saves, and where it leads. */
export const stepOf = (step = '', way: string | undefined) => {
  const at = indexOf(step)
  if (at < 0) throw notFound()
  const part = steps[at]?.[1]
  const asked: Asked | undefined = part && { section: part, ...(part === 'basics' ? {} : { id: NEW }) }
  return { asked, here: pathTo(at, way), next: pathTo(at + 1, way) }
}

/** Whether a form for one more entry was left as it came, there being others. */
export const isLeftBlank = async (
  page: PageContext,
  { section }: Asked,
  form: FormData,
): Promise<boolean> => {
  const entries = entrySections.get(section ?? '')
  if (!entries || [...form].some(([name, value]) => name !== 'once' && value !== '')) return false
  return entries.list(await readOwn(page), placeOf(page)).length > 0
}

export const loadWizard = async (page: PageContext, step: string | undefined, way: string | undefined) => {
  const user = await readOwn(page)
  const at = stepAt(step ?? '', user)
  const place = placeOf(page)
  const part = steps[at]?.[1]
  const section = entrySections.get(part ?? '')
  const fields = part === 'basics' ? basicsFields(user, place) : section?.form(user, undefined, place)
  const form: FormView | null = fields
    ? { path: pathTo(at, way), fields, once: section ? crypto.randomUUID() : '' }
    : null
  const entries: EntryView[] = section?.list(user, place) ?? []
  return {
    heading: section ? place.t(section.heading) : part === 'basics' ? place.t('profile.basics') : null,
    number: at + 1,
    total: steps.length,
    form,
    entries,
    back: at > 0 ? pathTo(at - 1, way) : null,
    next: pathTo(at + 1, way),
  }
}
