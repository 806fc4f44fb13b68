import { readSummaryWriter } from '@hanap/contracts/go/career-summary.calls'
import {
  createJobPreference,
  readJobPreference,
  updateJobPreference,
} from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { mainFunctions } from '@hanap/markets/functions'
import { options } from '@hanap/markets/lists'
import { locationName, locationsOf } from '@hanap/markets/locations'
import { defaultMarket, marketById, marketByKey } from '@hanap/markets/markets'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { SelectField, TextField } from '@hanap/ui/field'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { CareerSummarySection } from '../career-summary/career-summary.tsx'
import { actOnSummary } from '../career-summary/summary-act.server.ts'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import texts from './job-preference.tsx?texts'
import { type FormValues, fieldsIn, shownValues, valuesOf } from './preference-fields.server.ts'

/** In the place of a preference's id: one that is to be added. */
const NEW = 'new'

/** Options of a choice, the first one being the whole group. */
type Group = [value: string, label: string, options: [value: string, label: string][]]

function choices(page: PageContext, country: number) {
  const { language, market: here } = factsOf(page)
  const market = marketById(country) ?? marketByKey(here) ?? defaultMarket
  const fields = mainFunctions(language)
  return {
    currency: market.currency,
    country: String(market.id),
    titles: fields.flatMap(main =>
      main.sub_function_list.flatMap(sub => sub.job_titles.map(each => each.value)),
    ),
    functions: fields.map(
      (main): Group => [
        String(main.id),
        main.value,
        main.sub_function_list.map(sub => [String(sub.id), sub.value]),
      ],
    ),
    places: locationsOf(market.key).regions.map(
      (region): Group => [
        String(region.id),
        locationName(region, language),
        region.locations.map(place => [String(place.id), locationName(place, language)]),
      ],
    ),
    jobTypes: options('job_types', language).map(({ id, value }) => ({ value: String(id), label: value })),
  }
}

const logIn = (args: LoaderFunctionArgs, page: PageContext) => {
  const { prefix } = factsOf(page)
  return redirect(logInAddress(prefix, `${prefix}/job-preferences/${args.params.id}`), 303)
}

export async function loader(args: LoaderFunctionArgs) {
  const page = pageOf(args)
  const { language, marketId } = factsOf(page)
  if (!page.user) throw logIn(args, page)
  const { id = '' } = args.params
  const found = id === NEW ? undefined : await page.call(readJobPreference, { params: { id } })
  if (found && !found.ok) throw notFound()
  const writer = found && (await page.call(readSummaryWriter, {}))
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('personal.preferencesHeading'), isIndexed: false }),
    isNew: !found,
    summary:
      found && writer?.ok ? { id, text: found.data.career_summary ?? '', writer: writer.data.writer } : null,
    values: found ? shownValues(valuesOf(found.data), language) : [],
    choices: choices(page, found?.data.pref_country_id ?? marketId),
    texts: textsFor(language, texts),
  }
}

/** Adds the preference or changes it. */
export async function action(args: ActionFunctionArgs) {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (!page.user) return logIn(args, page)
  const form = await args.request.formData()
  const { id = '' } = args.params
  if (form.has('act')) {
    const acted = await actOnSummary(page, id, form)
    if (acted.isDone) return redirect(`${prefix}/job-preferences/${id}#summary`, 303)
    const { status, result, errors, text } = acted
    return data({ summary: { result, errors, text } }, { status })
  }
  const { fields, wrongAmounts } = fieldsIn(form, language)
  const refused = (errors: Record<string, string>, status: number) => {
    const values = [...form].flatMap(
      ([name, value]): FormValues => (typeof value === 'string' ? [[name, value]] : []),
    )
    return data({ errors, values, summary: null }, { status })
  }
  if (wrongAmounts.length > 0) {
    const text = translator(language)('errors.invalid_number')
    return refused(Object.fromEntries(wrongAmounts.map(name => [name, text])), 422)
  }
  const outcome =
    id === NEW
      ? await page.call(createJobPreference, { body: fields })
      : await page.call(updateJobPreference, { params: { id }, body: fields })
  if (!outcome.ok) return refused(firstErrors(outcome.errors), outcome.status)
  return redirect(`${prefix}/job-preferences`, 303)
}

const workplaces = [
  ['on_site', 'common.workplace_on_site'],
  ['hybrid', 'common.workplace_hybrid'],
  ['remote', 'common.workplace_remote'],
] as const

export default function JobPreferencePage() {
  const { head, isNew, values: kept, choices, summary } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const refused = acted && 'errors' in acted ? acted : undefined
  const errors: Readonly<Record<string, string>> = refused?.errors ?? {}
  const values = refused?.values ?? kept
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
      <p>
        <a href={href('/job-preferences')}>{t('personal.preferencesHeading')}</a>
      </p>
      <h1 className="text-2xl">{t('personal.forYouInvite')}</h1>
      <Form method="post" className="form" noValidate>
        <ErrorSummary errors={errors} labels={labels} />
        <input type="hidden" name="pref_country_id" value={choices.country} />
        {valuesIn('industry_ids').map(id => (
          <input key={id} type="hidden" name="industry_ids" value={id} />
        ))}
        <TextField
          {...field('job_title')}
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
          <Groups groups={choices.functions} />
        </SelectField>
        <SelectField {...field('location_id')}>
          <option value="">{t('personal.any')}</option>
          <Groups groups={choices.places} />
        </SelectField>
        <SelectField {...field('workplace')}>
          <option value="">{t('personal.any')}</option>
          {workplaces.map(([value, text]) => (
            <option key={value} value={value}>
              {t(text)}
            </option>
          ))}
        </SelectField>
        <CheckGroup
          legend={labels.job_type_ids}
          name="job_type_ids"
          options={choices.jobTypes.map(option => ({
            ...option,
            isChosen: valuesIn('job_type_ids').includes(option.value),
          }))}
          error={errors.job_type_ids}
        />
        <TextField {...field('salary_range_from')} inputMode="numeric" autoComplete="off" />
        <TextField {...field('salary_range_to')} inputMode="numeric" autoComplete="off" />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" isBusy={isBusy}>
            {t(isNew ? 'personal.preferenceAdd' : 'common.save')}
          </Button>
          <LinkButton look="quiet" href={href('/job-preferences')}>
            {t('common.back')}
          </LinkButton>
        </div>
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

/** Options in their groups; each group may be chosen as a whole. */
function Groups({ groups }: { groups: readonly Group[] }) {
  const { t } = usePage()
  return groups.map(([value, label, options]) => (
    <optgroup key={value} label={label}>
      <option value={value}>{t('personal.wholeField', { field: label })}</option>
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </optgroup>
  ))
}
