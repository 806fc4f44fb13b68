import { publishEmployerJob, readEmployerJob } from '@hanap/contracts/recruiters/employer-jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { answerOrRedirect, ownPoster } from '../recruiter/recruiter.server.ts'
import { adChoices } from './ad-choices.server.ts'
import { adCountries } from './ad-countries.server.ts'
import { payIn, valuesOfAd, valuesOfForm } from './ad-fields.server.ts'
import { AdForm } from './ad-form.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import texts from './edit.tsx?texts'
import { payFindingsIn } from './pay-check.tsx'
import { saveAd } from './save-ad.server.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const id = args.params.jobId ?? ''
  await ownPoster(page)
  const { job } = answerOrRedirect(page, await page.call(readEmployerJob, { params: { id } }))
  const market = (marketByKey(job.job_country_key) ?? defaultMarket).key
  const t = translator(language)
  const here = `${prefix}/jobs/${id}`
  return {
    head: headOf(page, t('employer.title'), {
      title: t(job.is_draft ? 'ads.draftHeading' : 'ads.editHeading'),
      isIndexed: false,
    }),
    isDraft: job.is_draft,
    isImported: !job.is_draft && job.revision === 1 && job.recruiter_id === null,
    title: job.job_title,
    revision: job.revision,
    findings: job.findings,
    choices: adChoices(market, language),
    countries: job.is_draft ? await adCountries(page) : [],
    ...valuesOfAd(job, { market, language }),
    hrefs: { job: here, here: `${here}/edit`, autosave: `${here}/autosave` },
    texts: textsFor(language, texts),
  }
}

/** Saves the ad, and shows or publishes it where that was asked for. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const here = `${factsOf(page).prefix}/jobs/${args.params.jobId ?? ''}`
  const form = await args.request.formData()
  const intent = form.get('intent')
  const { outcome, errors } = await saveAd(args, form)
  const typed = valuesOfForm(form)
  if (!outcome.ok) return data({ errors, typed, revision: null }, { status: outcome.status })
  const { revision, is_draft: isDraft, id } = outcome.data.job
  if (Object.keys(errors).length > 0) return data({ errors, typed, revision }, { status: 422 })
  if (intent === 'preview') return redirect(`${here}/preview`, 303)
  if (intent !== 'publish') return redirect(isDraft ? `${here}/edit` : here, 303)
  const payFindings = payFindingsIn(outcome.data.job.findings)
  const pay = payIn(form)
  if (payFindings.length > 0 && form.get('checked_pay') !== pay)
    return data({ errors: {}, typed, revision, payCheck: { findings: payFindings, pay } }, { status: 422 })
  const published = await page.call(publishEmployerJob, { params: { id } })
  if (published.ok) return redirect(`${here}?published=1`, 303)
  return data({ errors: firstErrors(published.errors), typed, revision }, { status: published.status })
}

/** Where an ad is written and changed. */
export default function EditJob() {
  const view = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { t } = usePage()
  const payCheck = acted && 'payCheck' in acted ? acted.payCheck : null
  return (
    <div className="list-page">
      <PageHead head={view.head} />
      <BackLink href={view.hrefs.job}>
        <bdi>{view.title || t('ads.draftHeading')}</bdi>
      </BackLink>
      <h1 className="text-2xl">{t(view.isDraft ? 'ads.draftHeading' : 'ads.editHeading')}</h1>
      {view.isImported && (
        <Callout tone="plain">
          <p>{t('ads.imported')}</p>
        </Callout>
      )}
      <AdForm
        key={view.hrefs.here}
        {...view}
        {...acted?.typed}
        drawn={acted ? 'typed' : view.revision}
        revision={acted?.revision ?? view.revision}
        errors={acted?.errors ?? {}}
        payCheck={payCheck}
      />
      {view.isDraft && <DeleteDraft href={view.hrefs.job} />}
    </div>
  )
}
