import type { AnswerOf } from '@hanap/contracts/call'
import {
  generateResume,
  importJsonResume,
  resumeSections,
  resumeTemplateIds,
} from '@hanap/contracts/jobseekers/generated-resumes.calls'
import type { Failure, PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import type { MessageKey } from '@hanap/i18n/message-key'
import { languageByCode } from '@hanap/markets/languages'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { factsOf } from '@hanap/shared/page/page-facts'
import { RESUMES_PATH as RESUMES } from '../resumes/resume-view.ts'
import type { ImportPreview } from './create-resume-view.ts'
import { sectionHeadings } from './load-create-resume.server.ts'

/** Where to go on, or what to say on the page. */
export type CreateResumeResult =
  | { to: string }
  | { preview: ImportPreview }
  | { errors: Record<string, string>; status: number }

const refused = ({ errors, status }: Failure): CreateResumeResult => ({ errors: firstErrors(errors), status })

const idempotencyOption = (idempotencyKey: string | undefined) => (idempotencyKey ? { idempotencyKey } : {})

/** Makes the resume that the form shows and keeps it. */
const saveResume = async (page: PageContext, form: FormData): Promise<CreateResumeResult> => {
  const {
    template,
    language = '',
    shown = '',
    filename = '',
    is_default: isDefault,
    photo,
    idempotencyKey,
  } = formTexts(form)
  const outcome = await page.call(generateResume, {
    body: {
      template_id: resumeTemplateIds.find(id => String(id) === template) ?? 1,
      language_code: languageByCode(language)?.code ?? 'en',
      sections: shown.split(',').flatMap(name => resumeSections.find(section => section === name) ?? []),
      ...(filename.trim() !== '' && { filename }),
      ...(isDefault && { is_default: true }),
      is_photo_shown: photo !== '0',
    },
    ...idempotencyOption(idempotencyKey),
  })
  return outcome.ok ? { to: `${RESUMES}/${outcome.data.resume_id}` } : refused(outcome)
}

const MAX_JSON_KB = 200

type ImportedCounts = AnswerOf<typeof importJsonResume>

const names: Record<ImportedCounts['found'][number]['section'], MessageKey> = {
  ...sectionHeadings,
  headline: 'profile.headline',
  phone_num: 'profile.phone',
}

const viewOf = (
  page: PageContext,
  { found, num_known: known, num_unfit: unfit }: ImportedCounts,
  json: string,
): ImportPreview => {
  const facts = factsOf(page)
  const t = translator(facts.language)
  const { month } = createFormats(facts.language, { ...facts, key: facts.market })
  const groups = Map.groupBy(found, ({ section }) => section)
  return {
    groups: Array.from(groups, ([section, entries]) => ({
      name: t(names[section]),
      entries: entries.map(({ title, detail, from, to }) => ({
        text: [title, detail].filter(part => part !== null).join(' · '),
        when: [from, to]
          .filter(part => part !== null)
          .map(month)
          .join(' – '),
      })),
    })),
    notes: [
      ...(found.length === 0 ? [t('making.importNothing')] : []),
      ...(known > 0 && found.length > 0 ? [t('making.importKnown', { count: known })] : []),
      ...(unfit > 0 ? [t('making.importUnfit', { count: unfit })] : []),
    ],
    json,
  }
}

/** Shows what a JSON Resume would add; adds it where the form that showed it says so. */
const importResume = async (page: PageContext, form: FormData): Promise<CreateResumeResult> => {
  const t = translator(factsOf(page).language)
  const wrong = (file: string): CreateResumeResult => ({ errors: { file }, status: 422 })
  const { act, json: shown, idempotencyKey } = formTexts(form)
  const file = form.get('file')
  if (shown === undefined && !(file instanceof File && file.size > 0)) return wrong(t('errors.required'))
  if (file instanceof File && file.size > MAX_JSON_KB * 1024)
    return wrong(t('errors.file_too_large', { size: `${MAX_JSON_KB} kB` }))
  const json = shown ?? (file instanceof File ? await file.text() : '')
  let resume: unknown
  try {
    resume = JSON.parse(json)
  } catch {
    return wrong(t('errors.file_broken'))
  }
  const isPreview = act !== 'add'
  const outcome = await page.call(importJsonResume, {
    // Of whatever form: the call's own schema judges.
    body: { resume: resume as object, is_preview: isPreview },
    ...(isPreview ? {} : idempotencyOption(idempotencyKey)),
  })
  if (!outcome.ok) return outcome.status === 422 ? wrong(t('errors.file_broken')) : refused(outcome)
  return isPreview ? { preview: viewOf(page, outcome.data, json) } : { to: '/profile' }
}

export const createResumeAction = (page: PageContext, form: FormData): Promise<CreateResumeResult> =>
  form.get('act') === 'save' ? saveResume(page, form) : importResume(page, form)
