import { updateEmployerJob } from '@hanap/contracts/recruiters/employer-jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { factsOf, pageOf } from '@hanap/shared/page/page-facts'
import type { ActionFunctionArgs } from 'react-router'
import { ownMembership } from '../recruiter/recruiter.server.ts'
import { adOfForm } from './ad-fields.server.ts'

/** Saves what the form says of an ad. */
export const saveAd = async (args: ActionFunctionArgs, form: FormData) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const { company } = await ownMembership(page)
  const country = String(form.get('job_country_key') ?? '')
  const { key: market, currency } =
    marketByKey(country) ?? marketByKey(company?.country_key ?? '') ?? defaultMarket
  // A place of the country before is none of the new one.
  if (country !== String(form.get('shown_country_key') ?? '')) form.set('place', '')
  const { ad, wrong } = adOfForm(form, { market, language, currency })
  const revision = Number(form.get('revision')) || 1
  const outcome = await page.call(updateEmployerJob, {
    params: { id: args.params.jobId ?? '' },
    body: { ...ad, revision, ...(country !== '' && { job_country_key: country }) },
  })
  const t = translator(language)
  const wrongFields = Object.fromEntries(
    wrong.map(name => [
      name,
      t(name === 'job_location_id' ? 'errors.invalid_choice' : 'errors.invalid_number'),
    ]),
  )
  return { outcome, errors: { ...(outcome.ok ? {} : firstErrors(outcome.errors)), ...wrongFields } }
}
