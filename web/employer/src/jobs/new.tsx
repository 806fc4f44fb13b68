import { createEmployerJob } from '@hanap/contracts/recruiters/employer-jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts, missingFields } from '@hanap/shared/calls/form-values'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { ownPoster } from '../recruiter/recruiter.server.ts'
import { adCountries } from './ad-countries.server.ts'
import { likelyAd } from './likely-ad.server.ts'
import texts from './new.tsx?texts'
import { StartAd } from './start-ad.tsx'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  await ownPoster(page)
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('ads.post'), isIndexed: false }),
    key: page.newKey(),
    jobsHref: prefix || '/',
    feedHref: `${prefix}/jobs/feed`,
    countries: await adCountries(page),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const {
    job_title: title = '',
    job_country_key: country = '',
    key = '',
  } = formTexts(await args.request.formData())
  const missing = missingFields({ job_title: title }, ['job_title'], translator(language)('errors.required'))
  if (missing.job_title) return data({ title, errors: missing }, { status: 422 })
  const body = {
    ...(await likelyAd(page, country)),
    job_title: title,
    is_draft: true,
    ...(country && { job_country_key: country }),
  }
  const outcome = await page.call(createEmployerJob, { body, ...(key && { idempotencyKey: key }) })
  if (!outcome.ok) return data({ title, errors: firstErrors(outcome.errors) }, { status: outcome.status })
  return redirect(`${prefix}/jobs/${outcome.data.job.id}/edit`, 303)
}

/** Begins an ad by its title; all else is asked on its own page, where it is kept as it is written. */
export default function NewJob() {
  const { head, key, countries, jobsHref, feedHref } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { t } = usePage()
  const errors: Record<string, string> = acted?.errors ?? {}
  const parts = [
    t('ads.title'),
    t('job.workplace'),
    t('job.jobType'),
    t('ads.pay'),
    t('job.description'),
    t('ads.questions'),
    t('ads.more'),
  ]
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={jobsHref}>{t('employer.myJobs')}</BackLink>
      <h1 className="text-2xl">{t('ads.post')}</h1>
      <ErrorSummary
        errors={errors}
        labels={{ job_title: t('ads.title'), job_country_key: t('names.country') }}
      />
      <div className="desk">
        <div className="desk-sheet p-5 sm:p-6">
          <StartAd requestKey={key} countries={countries} typed={acted?.title} errors={errors} />
        </div>
        <aside className="desk-sheet">
          <section className="desk-part">
            <h2 className="text-base font-semibold">{t('ads.draftHeading')}</h2>
            <ol className="desk-steps">
              {parts.map(part => (
                <li key={part}>{part}</li>
              ))}
            </ol>
          </section>
          <section className="desk-part">
            <h2 className="text-base font-semibold">
              <a className="lone" href={feedHref}>
                {t('ads.feedHeading')}
              </a>
            </h2>
            <p className="text-sm text-muted">{t('ads.feedText')}</p>
          </section>
        </aside>
      </div>
    </div>
  )
}
