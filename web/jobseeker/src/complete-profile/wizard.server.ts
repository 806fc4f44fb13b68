import { checkFirstRegistration } from '@hanap/contracts/jobseekers/profile.calls'
import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { redirect } from 'react-router'
import { basicsFields } from '../profile/basics.server.ts'
import { desiredJobField } from '../profile/desired-job.server.ts'
import { entryLocaleOf, type OpenForm, readOwn } from '../profile/load-profile.server.ts'
import type { FormView } from '../profile/profile-view.ts'
import { NEW_ENTRY } from '../profile/profile-view.ts'
import type { EntryLocale, EntrySection } from '../profile/sections/entry-section.server.ts'
import { entrySections } from '../profile/sections/entry-sections.server.ts'
import { sameSitePath } from '../redirects/redirect.server.ts'
import { parsedGroups, readParsed } from './load-parsed.server.ts'

const PATH = '/jobseeker-complete-profile'
/** Asks for a resume; `PARSED_STEP` is the same step once there is one, and shows what was found in it. */
const UPLOAD_STEP = '10'
const PARSED_STEP = '1101'

/** Steps by their names in addresses, each with the part of the profile that it fills; the last one completes it. */
const steps = [
  ['1', 'basics'],
  [UPLOAD_STEP, 'resume'],
  ['3', 'experience'],
  ['4', 'education'],
  ['5', undefined],
] as const

/** Where a person who comes back goes on. */
const openStep = (user: OwnUser): string => {
  if (user.profile.headline === null) return '1'
  if (user.work_experiences.length === 0) return user.resumes.length === 0 ? UPLOAD_STEP : '3'
  return user.educations.length === 0 ? '4' : '5'
}

const indexOf = (step: string | undefined) =>
  steps.findIndex(([name]) => name === (step === PARSED_STEP ? UPLOAD_STEP : step))

/** The step of an address by its place among them. */
const stepAt = (step: string, user: OwnUser): number => {
  const at = indexOf(step === '' ? openStep(user) : step)
  if (at < 0) throw notFound()
  return at
}

const withWizardQuery = (path: string, redirectTarget: string | undefined) =>
  `${path}${redirectTarget ? `?redirect=${encodeURIComponent(redirectTarget)}` : ''}`

/** The path of a step; the redirect parameter goes along. */
const pathTo = (at: number, redirectTarget: string | undefined) =>
  withWizardQuery(`${PATH}/${steps[at]?.[0]}`, redirectTarget)

const withEntry = (path: string, entry: string) =>
  `${path}${path.includes('?') ? '&' : '?'}entry=${encodeURIComponent(entry)}`

/** The path of the step that shows what was found in a resume: the step is the last segment (spec section 2). */
export const parsedResumePath = (resumeId: string, redirectTarget?: string) =>
  `${PATH}/${PARSED_STEP}?${new URLSearchParams({ resume: resumeId, ...(redirectTarget && { redirect: redirectTarget }) })}`

const paramOf = (url: string, name: string) => new URL(url).searchParams.get(name)

export const redirectTargetIn = (page: PageContext, url: string) =>
  sameSitePath(page, paramOf(url, 'redirect'))

/** What an address of the wizard asks for. `token`: a resume that somebody comes with, in the place of a step or after it. */
interface WizardAddress {
  step: string | undefined
  /** Of the step's entries the one that is changed. */
  entry?: string | undefined
  resume: string | undefined
  token: string | undefined
}

/** Steps have up to four digits; whatever else stands in their place came from elsewhere. */
const isStep = (part: string) => /^\d{1,4}$/.test(part)

export const wizardAddressOf = (
  url: string,
  { part, id }: Readonly<Record<string, string | undefined>>,
): WizardAddress => {
  const resume = paramOf(url, 'resume') ?? undefined
  if (part !== undefined && !isStep(part) && id === undefined) return { step: undefined, resume, token: part }
  if (id === undefined)
    return { step: part, entry: paramOf(url, 'entry') ?? undefined, resume, token: undefined }
  if (part !== UPLOAD_STEP && part !== PARSED_STEP) throw notFound()
  return { step: PARSED_STEP, resume: id, token: id }
}

/** A step as an action sees it: what it saves, of which entry, and where it leads. */
export const stepOf = (step = '', entry: string | undefined, redirectTarget: string | undefined) => {
  const at = indexOf(step)
  if (at < 0) throw notFound()
  const part = steps[at]?.[1]
  const openForm: OpenForm | undefined = part && {
    section: part,
    ...(part === 'basics' ? {} : { id: entry ?? NEW_ENTRY }),
  }
  return {
    openForm,
    isParsedStep: step === PARSED_STEP,
    here: pathTo(at, redirectTarget),
    next: pathTo(at + 1, redirectTarget),
  }
}

/** The step that asks for a resume: the form for one, or what was found in the one of the address. */
const loadResumeStep = async (
  page: PageContext,
  user: OwnUser,
  id: string | undefined,
  redirectTarget?: string,
) => {
  if (id === undefined)
    return {
      upload: withWizardQuery(`${PATH}/${UPLOAD_STEP}`, redirectTarget),
      resumes: user.resumes.map(({ id: each, name }) => ({
        name,
        path: parsedResumePath(each, redirectTarget),
      })),
      parsed: null,
      idempotencyKey: page.newKey(),
    }
  const content = await readParsed(page, id)
  const parsed = {
    path: parsedResumePath(id, redirectTarget),
    problem: content.problem,
    groups: parsedGroups(page, content),
  }
  return { upload: null, resumes: [], parsed, idempotencyKey: page.newKey() }
}

const headingOf = (
  part: string | undefined,
  section: EntrySection | undefined,
  { t }: EntryLocale,
  isParsedStep: boolean,
): string | null => {
  if (section) return t(section.heading)
  if (part === 'resume') return t(isParsedStep ? 'resumes.foundHeading' : 'resumes.quickUpload')
  return part === 'basics' ? t('profile.basics') : null
}

/** Who has just registered is greeted by name at the first step (call 049). */
const welcomed = async (page: PageContext, user: OwnUser): Promise<string | null> => {
  const outcome = await page.call(checkFirstRegistration, {})
  return outcome.ok && outcome.data.is_first_registration ? user.first_name : null
}

/** Where a resume's id leads: to what was found in it. What is nobody's resume leads to where the person goes on. */
const tokenPath = (
  user: OwnUser,
  step: string | undefined,
  token: string,
  redirectTarget: string | undefined,
) => {
  const own = user.resumes.find(({ id, parsed_resume_id }) => id === token || parsed_resume_id === token)
  if (own) return parsedResumePath(own.id, redirectTarget)
  if (step !== undefined) throw notFound()
  return pathTo(indexOf(openStep(user)), redirectTarget)
}

export const loadWizard = async (
  page: PageContext,
  { step, entry, resume, token }: WizardAddress,
  redirectTarget: string | undefined,
) => {
  const user = await readOwn(page)
  const { prefix } = factsOf(page)
  if (token !== undefined) throw redirect(prefix + tokenPath(user, step, token, redirectTarget))
  // Who comes from a quick upload has a resume; who has none is asked for one.
  const id =
    step === PARSED_STEP ? (resume ?? user.resumes.find(({ is_default }) => is_default)?.id) : undefined
  if (step === PARSED_STEP && id === undefined)
    throw redirect(prefix + pathTo(indexOf(UPLOAD_STEP), redirectTarget))
  const at = stepAt(step ?? '', user)
  const place = entryLocaleOf(page)
  const part = steps[at]?.[1]
  const section = entrySections.get(part ?? '')
  const fields =
    part === 'basics'
      ? [...basicsFields(user, place), desiredJobField(user, place)]
      : section?.form(user, entry, place)
  if (entry !== undefined && !fields) throw notFound()
  const here = pathTo(at, redirectTarget)
  const isNew = section !== undefined && entry === undefined
  const form: FormView | null = fields
    ? {
        path: entry === undefined ? here : withEntry(here, entry),
        fields,
        idempotencyKey: isNew ? page.newKey() : '',
      }
    : null
  const entries = (section?.list(user, place) ?? []).map(each => ({
    ...each,
    section: part ?? '',
    changePath: withEntry(here, each.id),
  }))
  return {
    here,
    isChange: entry !== undefined,
    heading: headingOf(part, section, place, step === PARSED_STEP),
    resume: part === 'resume' ? await loadResumeStep(page, user, id, redirectTarget) : null,
    welcome: at === 0 ? await welcomed(page, user) : null,
    number: at + 1,
    total: steps.length,
    form,
    entries,
    back: at > 0 ? pathTo(at - 1, redirectTarget) : null,
    next: pathTo(at + 1, redirectTarget),
  }
}
