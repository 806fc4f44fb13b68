import * as calls from '@hanap/contracts/jobseekers/generated-resumes.calls'
import * as schemas from '@hanap/contracts/jobseekers/generated-resumes.schemas'
import type { z } from 'zod'
import type { Seeker } from '../../calls/caller.ts'
import { refuseIdempotencyConflict } from '../../calls/refusal.ts'
import { FileAnswer, type Route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { withIdempotency } from '../../db/idempotency.ts'
import { changeOwnDetails } from '../auth/index.ts'
import { jsonResume } from './json-resume.ts'
import { type ProfileImport, profileImportOf } from './json-resume-import.ts'
import type { OwnUserOf } from './own-user.ts'
import { profileStore } from './profile-store.ts'
import type { Sections } from './sections.ts'
import { addSkills } from './skills.ts'

export interface JsonResumeDeps {
  db: Db
  sections: Sections
  ownUser: OwnUserOf
}

type ImportSummary = z.input<typeof schemas.importJsonResume.answer>['found']

const summaryOf = ({
  basics,
  work,
  educations,
  licenses,
  websites,
  skills,
}: ProfileImport): ImportSummary => {
  const alone = { detail: null, from: null, to: null }
  const line = (section: ImportSummary[number]['section'], title: string | undefined): ImportSummary =>
    title === undefined ? [] : [{ section, title, ...alone }]
  return [
    ...line('headline', basics.headline),
    ...line('phone_num', basics.phone_num),
    ...line('about', basics.about),
    ...work.map(({ job_title: title, company_name: detail, from = null, to = null }) => ({
      ...{ section: 'work_experiences' as const, title, detail, from, to },
    })),
    ...educations.map(({ school: title, field_of_study: detail = null, from = null, to = null }) => ({
      ...{ section: 'educations' as const, title, detail, from, to },
    })),
    ...skills.flatMap(skill => line('skills', skill)),
    ...licenses.map(({ title, issuing_organisation: detail = null, issue_date: from = null }) => ({
      ...{ section: 'license_certifications' as const, title, detail, from, to: null },
    })),
    ...websites.map(({ title, url }) => ({
      ...{
        section: 'websites' as const,
        title: title ?? url,
        detail: title ? url : null,
        from: null,
        to: null,
      },
    })),
  ]
}

/** A profile taken along, and brought from elsewhere: calls 208 and 209. */
export const jsonResumeRoutes = ({ db, sections, ownUser }: JsonResumeDeps): Route[] => {
  const add = async (trx: Db, { accountId, user }: Seeker, imported: ProfileImport) => {
    const { headline, about, phone_num } = imported.basics
    if (headline !== undefined || about !== undefined)
      await profileStore.merge(trx, accountId, { headline, about })
    if (phone_num !== undefined) await changeOwnDetails(trx, user, { contact_number: phone_num })
    for (const entry of imported.work) await sections.work.add(trx, accountId, entry)
    for (const entry of imported.educations) await sections.educations.add(trx, accountId, entry)
    for (const entry of imported.licenses) await sections.licenses.add(trx, accountId, entry)
    for (const entry of imported.websites) await sections.websites.add(trx, accountId, entry)
    if (imported.skills.length > 0) await addSkills(trx, accountId, imported.skills)
  }

  return [
    seekerRoute(calls.exportJsonResume, schemas.exportJsonResume, async ({ caller, language }) => {
      const { user } = await ownUser(caller.user, language)
      const bytes = new TextEncoder().encode(`${JSON.stringify(jsonResume(user, language), null, 2)}\n`)
      const info = { name: 'resume.json', mime: 'application/json', size: bytes.byteLength }
      return new FileAnswer(info, bytes)
    }),

    seekerRoute(
      calls.importJsonResume,
      schemas.importJsonResume,
      async ({ body, caller, language, market, idempotencyKey: key }) => {
        const answerOf = (imported: ProfileImport, isAdded: boolean) => ({
          ...{
            is_added: isAdded,
            found: summaryOf(imported),
            num_known: imported.numDuplicates,
            num_unfit: imported.numUnfit,
          },
        })
        const { user } = await ownUser(caller.user, language)
        const profileImport = profileImportOf(body.resume, user, sections, market.key)
        if (body.is_preview) return answerOf(profileImport, false)
        return withIdempotency(db, key, refuseIdempotencyConflict, async trx => {
          await add(trx, caller, profileImport)
          return answerOf(profileImport, true)
        })
      },
    ),
  ]
}
