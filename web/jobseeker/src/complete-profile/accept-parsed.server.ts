import * as calls from '@hanap/contracts/jobseekers/profile.calls'
import type { SyncableContent } from '@hanap/contracts/jobseekers/resumes.schemas'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { readOwn } from '../profile/load-profile.server.ts'
import { readParsed } from './load-parsed.server.ts'
import { educationKey, workKey } from './parsed-items.server.ts'
import { ACCEPT_FIELD, partName } from './parsed-view.ts'

/** Errors by the names of the form's fields; none where all that was chosen is in the profile now. */
export type AcceptResult = { errors: Record<string, string>; status: number } | undefined

const MAX_SKILLS = 50

const acceptProfile = (page: PageContext, { profile }: SyncableContent, taken: ReadonlySet<string>) => {
  const fields = Object.entries(profile).flatMap(([name, parsed]) =>
    parsed && taken.has(`profile:${name}`) ? [[name, parsed.value] as const] : [],
  )
  return fields.length === 0 ? undefined : page.call(calls.updateMe, { body: Object.fromEntries(fields) })
}

const acceptSkills = async (page: PageContext, { skills }: SyncableContent, taken: ReadonlySet<string>) => {
  const chosen = skills.filter(({ found }) => found && taken.has(`skill:${found.value}`))
  if (chosen.length === 0) return undefined
  const { skills: own } = await readOwn(page)
  const room = Math.max(0, MAX_SKILLS - own.length)
  const all = [...own, ...chosen.slice(0, room).map(({ id, found }) => ({ id, value: found?.value ?? '' }))]
  return page.call(calls.updateSkills, {
    body: {
      skill_ids: all.flatMap(({ id }) => id ?? []),
      skills: all.flatMap(({ id, value }) => (id === null ? [value] : [])),
    },
  })
}

/** Puts into the profile what a person chose of what was found in a resume. */
export const acceptParsed = async (page: PageContext, id: string, form: FormData): Promise<AcceptResult> => {
  const content = await readParsed(page, id)
  const taken = new Set(form.getAll(ACCEPT_FIELD).map(String))
  const idempotencyKey = String(form.get('idempotencyKey') ?? '')
  const typed = (key: string, name: string) => String(form.get(partName(key, name)) ?? '').trim()
  const isOn = (key: string, name: string) => form.has(partName(key, name))
  const key = (of: string) => (idempotencyKey ? { idempotencyKey: `${idempotencyKey} ${of}` } : {})
  const errors: Record<string, string> = {}
  let status = 200
  const note = (outcome: Outcome<unknown> | undefined, of?: string) => {
    if (!outcome || outcome.ok) return
    status = outcome.status
    for (const [name, text] of Object.entries(firstErrors(outcome.errors)))
      errors[of === undefined ? name : partName(of, name)] = text
  }

  note(await acceptProfile(page, content, taken))
  for (const work of content.work_experiences) {
    const of = workKey(work)
    if (!taken.has(of)) continue
    const hasTime = isOn(of, 'time')
    note(
      await page.call(calls.createWorkExperience, {
        body: {
          job_title: typed(of, 'job_title'),
          company_name: typed(of, 'company_name'),
          is_currently_working: hasTime && work.is_currently_working,
          from: hasTime ? (work.from?.value ?? null) : null,
          to: hasTime ? (work.to?.value ?? null) : null,
          description: isOn(of, 'description') ? (work.description?.value ?? null) : null,
        },
        ...key(of),
      }),
      of,
    )
  }
  for (const education of content.educations) {
    const of = educationKey(education)
    if (!taken.has(of)) continue
    const hasTime = isOn(of, 'time')
    note(
      await page.call(calls.createEducation, {
        body: {
          school: typed(of, 'school'),
          degree_id: education.degree_id?.value ?? null,
          field_of_study: typed(of, 'field_of_study') || null,
          is_currently_studying: hasTime && education.is_currently_studying,
          from: hasTime ? (education.from?.value ?? null) : null,
          to: hasTime ? (education.to?.value ?? null) : null,
          description: isOn(of, 'description') ? (education.description?.value ?? null) : null,
        },
        ...key(of),
      }),
      of,
    )
  }
  note(await acceptSkills(page, content, taken))
  for (const { title, issuing_organisation: issuer, issue_date: date } of content.licenses) {
    const of = `license:${title?.start}`
    if (!title || !taken.has(of)) continue
    note(
      await page.call(calls.createLicenseCertification, {
        body: {
          title: title.value,
          issuing_organisation: issuer?.value ?? null,
          issue_date: date?.value ?? null,
        },
        ...key(of),
      }),
      of,
    )
  }
  for (const { url } of content.websites) {
    const of = `link:${url?.value}`
    if (!url || !taken.has(of)) continue
    note(await page.call(calls.createWebsite, { body: { url: url.value }, ...key(of) }), of)
  }
  return Object.keys(errors).length > 0 || status !== 200 ? { errors, status } : undefined
}
