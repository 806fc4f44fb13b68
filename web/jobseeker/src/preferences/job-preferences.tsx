import {
  deleteJobPreference,
  listJobPreferences,
  readJobPreference,
  updateJobPreference,
} from '@hanap/contracts/jobseekers/jobseekers.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { EntryActs } from '@hanap/shared/components/forms/entry-acts'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { PreferencesIcon } from '@hanap/ui/icons/navigation'
import { Badge, Callout, EmptyState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import type { RouteHandle } from '../root.tsx'
import texts from './job-preferences.tsx?texts'
import { preferenceValues } from './preference-fields.server.ts'
import { preferenceView } from './preference-view.server.ts'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}/job-preferences`))
  const outcome = await page.call(listJobPreferences, {})
  if (!outcome.ok) throw data(null, { status: outcome.status })
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('personal.preferencesHeading'), isIndexed: false }),
    preferences: outcome.data.preferences.map(each => preferenceView(page, each)),
    texts: textsFor(language, texts),
  }
}

/** Makes a preference the default one, or deletes it and says how to have it back. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const { id = '', act } = formTexts(await args.request.formData())
  const here = `${prefix}/job-preferences`
  if (!page.user) return redirect(logInAddress(prefix, here), 303)
  const refused = (errors: Record<string, string[]>, status: number) =>
    data({ deleted: null, errors: firstErrors(errors) }, { status })
  if (act !== 'delete') {
    const outcome = await page.call(updateJobPreference, { params: { id }, body: { is_default: true } })
    return outcome.ok ? redirect(here, 303) : refused(outcome.errors, outcome.status)
  }
  const before = await page.call(readJobPreference, { params: { id } })
  if (!before.ok) return refused(before.errors, before.status)
  const outcome = await page.call(deleteJobPreference, { params: { id } })
  if (!outcome.ok) return refused(outcome.errors, outcome.status)
  const { name } = preferenceView(page, before.data)
  return { deleted: { name, values: preferenceValues(before.data) }, errors: {} }
}

export default function JobPreferences() {
  const { head, preferences } = useLoaderData<typeof loader>()
  const { deleted, errors = {} } = useActionData<typeof action>() ?? {}
  const { t, href } = usePage()
  const adding = (
    <LinkButton look="primary" href={href('/job-preferences/new')}>
      {t('personal.preferenceAdd')}
    </LinkButton>
  )
  return (
    <div className="list-page">
      <PageHead head={head} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-2">
          <h1 className="text-2xl">{t('personal.preferencesHeading')}</h1>
          {preferences.length > 0 && <p className="text-muted">{t('personal.preferencesText')}</p>}
        </div>
        {preferences.length > 0 && adding}
      </div>
      <ErrorSummary errors={errors} labels={{}} />
      {deleted && <Deleted {...deleted} />}
      {preferences.length === 0 ? (
        <EmptyState title={t('personal.preferencesEmptyTitle')}>
          <p>{t('personal.fittingInvite')}</p>
          {adding}
        </EmptyState>
      ) : (
        <>
          <ul className="rows">
            {preferences.map(preference => (
              <Preference key={preference.id} {...preference} />
            ))}
          </ul>
          <p>
            <LinkButton href={href('/job-search')}>{t('common.findJobs')}</LinkButton>
          </p>
        </>
      )}
      <p>
        <a className="lone" href={href('/hidden-jobs')}>
          {t('personal.hiddenHeading')}
        </a>
      </p>
    </div>
  )
}

interface PreferenceProps {
  id: string
  name: string
  facts: readonly string[]
  isDefault: boolean
  careerSummary: string | null
}

function Preference({ id, name, facts, isDefault, careerSummary }: PreferenceProps) {
  const { t, href } = usePage()
  return (
    <li className="row-open">
      <span className="notice-icon">
        <PreferencesIcon />
      </span>
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-base font-semibold">
          <bdi>{name}</bdi>
          {isDefault && <Badge tone="accent">{t('personal.preferenceMain')}</Badge>}
        </h2>
        <p className="job-facts text-muted">
          {facts.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <form method="post" className="row-acts" data-reload>
        <input type="hidden" name="id" value={id} />
        <LinkButton
          size="small"
          href={href(`/job-preferences/${id}`)}
          aria-label={t('resumes.labelled', { label: t('personal.preferenceChange'), value: name })}
        >
          {t('personal.preferenceChange')}
        </LinkButton>
        <EntryActs name={name} isDefault={isDefault} />
      </form>
      {careerSummary && (
        <p className="whitespace-pre-line" dir="auto">
          {careerSummary}
        </p>
      )}
    </li>
  )
}

/** What was deleted just now; its form adds the same preference again. */
function Deleted({ name, values }: { name: string; values: readonly [string, string][] }) {
  const { t, href } = usePage()
  return (
    <Callout tone="plain">
      <form
        method="post"
        action={href('/job-preferences/new')}
        className="flex flex-wrap items-center gap-3"
        data-reload
      >
        {values.map(([key, value]) => (
          <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
        ))}
        <p className="flex-1" role="status">
          {t('personal.preferenceDeleted', { name })}
        </p>
        <Button type="submit">{t('personal.undo')}</Button>
      </form>
    </Callout>
  )
}
