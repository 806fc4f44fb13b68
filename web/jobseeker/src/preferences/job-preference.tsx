import { readSummaryWriter } from '@hanap/contracts/go/career-summary.calls'
import { readJobPreference } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { translator } from '@hanap/i18n/catalogues'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { SelectField, TextField } from '@hanap/ui/field'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { CareerSummarySection } from '../career-summary/career-summary.tsx'
import type { RouteHandle } from '../root.tsx'
import texts from './job-preference.tsx?texts'
import { OptionGroups } from './option-groups.tsx'
import { logInToPreference, NEW_PREFERENCE, savePreference } from './preference-action.server.ts'
import { preferenceChoices } from './preference-choices.server.ts'
import { preferenceValues, shownValues } from './preference-fields.server.ts'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, marketId } = factsOf(page)
  if (!page.user) throw logInToPreference(args, page)
  const { id = '' } = args.params
  const outcome = id === NEW_PREFERENCE ? undefined : await page.call(readJobPreference, { params: { id } })
  if (outcome && !outcome.ok) throw notFound()
  const writer = outcome && (await page.call(readSummaryWriter, {}))
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('personal.preferencesHeading'), isIndexed: false }),
    isNew: !outcome,
    summary:
      outcome && writer?.ok
        ? { id, text: outcome.data.career_summary ?? '', writer: writer.data.writer }
        : null,
    values: outcome ? shownValues(preferenceValues(outcome.data), language) : [],
    choices: preferenceChoices(page, outcome?.data.pref_country_id ?? marketId),
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) => savePreference(args)

const workplaces = [
  ['on_site', 'common.workplace_on_site'],
  ['hybrid', 'common.workplace_hybrid'],
  ['remote', 'common.workplace_remote'],
] as const

export default function JobPreferencePage() {
  const { head, isNew, values: storedValues, choices, summary } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const refused = acted && 'errors' in acted ? acted : undefined
  const errors: Readonly<Record<string, string>> = refused?.errors ?? {}
  const values = refused?.values ?? storedValues
  const { t, href } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const valuesIn = (name: string) => values.flatMap(([key, value]) => (key === name ? value : []))
  const firstOf = (name: string) => valuesIn(name)[0] ?? ''
  const labels = {
    job_title: t('search.functionTitles'),
    main_function_id: t('search.mainFunctions'),
    location_id: t('search.location'),
    workplace: t('search.workplace'),
    job_type_ids: t('search.jobType'),
    salary_range_from: t('personal.salaryFrom', { currency: choices.currency }),
    salary_range_to: t('personal.salaryTo', { currency: choices.currency }),
  }
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    defaultValue: firstOf(name),
    error: errors[name],
  })
  return (
    <div className="form-page">
      <PageHead head={head} />
      <BackLink href={href('/job-preferences')}>{t('personal.preferencesHeading')}</BackLink>
      <h1 className="text-2xl">{t('personal.forYouInvite')}</h1>
      <Form method="post" className="form" noValidate>
        <ErrorSummary errors={errors} labels={labels} />
        <input type="hidden" name="pref_country_id" value={choices.country} />
        {valuesIn('industry_ids').map(id => (
          <input key={id} type="hidden" name="industry_ids" value={id} />
        ))}
        <TextField
          {...field('job_title')}
          optional={t('common.optional')}
          help={t('personal.preferenceTitleHelp')}
          list="titles"
          maxLength={120}
          autoComplete="off"
        />
        <datalist id="titles">
          {choices.titles.map(title => (
            <option key={title} value={title} />
          ))}
        </datalist>
        <SelectField {...field('main_function_id')}>
          <option value="">{t('personal.any')}</option>
          <OptionGroups groups={choices.functions} />
        </SelectField>
        <SelectField {...field('location_id')}>
          <option value="">{t('personal.any')}</option>
          <OptionGroups groups={choices.places} />
        </SelectField>
        <SelectField {...field('workplace')}>
          <option value="">{t('personal.any')}</option>
          {workplaces.map(([value, text]) => (
            <option key={value} value={value}>
              {t(text)}
            </option>
          ))}
        </SelectField>
        <div className="check-columns">
          <CheckGroup
            legend={labels.job_type_ids}
            name="job_type_ids"
            options={choices.jobTypes.map(option => ({
              ...option,
              isChosen: valuesIn('job_type_ids').includes(option.value),
            }))}
            error={errors.job_type_ids}
          />
        </div>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            {...field('salary_range_from')}
            optional={t('common.optional')}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...field('salary_range_to')}
            optional={t('common.optional')}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <p>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {t(isNew ? 'personal.preferenceAdd' : 'common.save')}
          </Button>
        </p>
      </Form>
      {summary && (
        <CareerSummarySection
          key={summary.text}
          preferenceId={summary.id}
          path={`/job-preferences/${summary.id}`}
          writer={summary.writer}
          summary={summary.text}
          answered={acted?.summary ?? null}
        />
      )}
    </div>
  )
}
