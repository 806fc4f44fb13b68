import { createJobPreference, updateJobPreference } from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { type FieldLocale, textField } from './fields.server.ts'
import { readOwn } from './load-profile.server.ts'
import type { ProfileFormValues } from './profile-view.ts'
import type { SaveProfileResult } from './save-profile.server.ts'

const NAME = 'wanted'

const defaultOf = (user: OwnUser) => user.job_preferences.find(({ is_default }) => is_default)

/** What the seeker looks for, in a few words: the title of the default preference. */
export const desiredJobField = (user: OwnUser, { t }: FieldLocale) =>
  textField(NAME, t('resumes.wanted'), defaultOf(user)?.job_title, { autoComplete: 'organization-title' })

/** Makes or changes the default preference; answers what was refused. */
export const saveDesiredJob = async (
  page: PageContext,
  form: FormData,
): Promise<SaveProfileResult | undefined> => {
  const title = String(form.get(NAME) ?? '').trim()
  const preference = defaultOf(await readOwn(page))
  if (title === (preference?.job_title ?? '')) return undefined
  const body = { job_title: title || null }
  const outcome = preference
    ? await page.call(updateJobPreference, { params: { id: preference.id }, body })
    : await page.call(createJobPreference, { body })
  if (outcome.ok) return undefined
  const { job_title: error, ...others } = firstErrors(outcome.errors)
  return {
    errors: { ...others, ...(error && { [NAME]: error }) },
    values: [...form].flatMap(
      ([name, value]): ProfileFormValues => (typeof value === 'string' ? [[name, value]] : []),
    ),
    status: outcome.status,
  }
}
