import type { AdFinding } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { useChoiceErrors } from '@hanap/shared/components/forms/use-choice-errors'
import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { SelectField, TextField } from '@hanap/ui/field'
import { Card, Disclosure } from '@hanap/ui/surface'
import type { ChangeEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AdChoice, AdChoices } from './ad-choices.server.ts'
import type { AdValues, QuestionTexts } from './ad-fields.server.ts'
import { AdFindings } from './ad-findings.tsx'
import { useAdLabels } from './ad-labels.ts'
import { SaveTrouble } from './autosave/save-trouble.tsx'
import { useAutosave } from './autosave/use-autosave.ts'
import { CountryField } from './fields/country-field.tsx'
import { LegalFields } from './fields/legal-fields.tsx'
import { PayFields } from './fields/pay-fields.tsx'
import { ScreeningFields } from './fields/screening-fields.tsx'
import { DescriptionField } from './marks/description-field.tsx'
import { PayCheck } from './pay-check.tsx'

export interface AdFormProps {
  isDraft: boolean
  revision: number
  /** Names this drawing of the fields: with another one they are drawn anew. */
  drawn: string | number
  values: AdValues
  benefits: readonly number[]
  attractiveReasons: readonly number[]
  questions: readonly QuestionTexts[]
  choices: AdChoices
  /** To choose from; none where the ad stays where it is. */
  countries: readonly { key: string; name: string }[]
  findings: readonly AdFinding[]
  errors: Record<string, string>
  /** Pay that is to be looked at once more before the ad goes live. */
  payCheck: { findings: readonly AdFinding[]; pay: string } | null
  hrefs: { job: string; autosave: string; here: string }
}

const workplaces = [
  ['on_site', 'common.workplace_on_site'],
  ['hybrid', 'common.workplace_hybrid'],
  ['remote', 'common.workplace_remote'],
] as const

/** Another country asks for other things: the draft is saved and its form drawn anew. */
const saveAnew = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
  const save = form?.querySelector('button[value="save"]')
  if (save instanceof HTMLButtonElement) form?.requestSubmit(save)
}

/** What may stand in an ad, in the order in which a reader asks for it; a draft is kept as it is written. */
export function AdForm(props: AdFormProps) {
  const { isDraft, revision, values, benefits, attractiveReasons, questions, choices, payCheck, hrefs } =
    props
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const autosave = useAutosave({
    isOn: isDraft,
    href: hrefs.autosave,
    revision,
    drawn: props.drawn,
    findings: props.findings,
    places: choices.places,
  })
  const labels = useAdLabels()
  const yesOrNo = [t('common.yes'), t('common.no')]
  const errors = useChoiceErrors(props.errors, {
    one: {
      workplace: workplaces.map(([, text]) => t(text)),
      job_type_id: choices.jobTypes.map(({ value }) => value),
      'legal.is_vacancy': yesOrNo,
      'legal.uses_ranking': yesOrNo,
    },
  })
  const isMoreOpen = ['external_apply_url', 'expired_at', 'num_of_openings', 'job_skills'].some(
    name => errors[name],
  )
  return (
    <Form
      method="post"
      className="desk"
      noValidate
      ref={autosave.form}
      onInput={autosave.onInput}
      onSubmit={autosave.onSubmit}
    >
      <div className="desk-main form sheet-form" key={props.drawn}>
        <ErrorSummary errors={errors} labels={labels} />
        {payCheck && (
          <>
            <PayCheck findings={payCheck.findings} />
            <input type="hidden" name="checked_pay" value={payCheck.pay} />
          </>
        )}
        <input type="hidden" name="revision" value={autosave.revision} />
        <TextField
          name="job_title"
          label={labels.job_title}
          maxLength={150}
          dir="auto"
          defaultValue={values.job_title}
          error={errors.job_title}
        />
        <CountryField
          countries={props.countries}
          chosen={values.job_country_key}
          error={errors.job_country_key}
          onChange={saveAnew}
        />
        <input type="hidden" name="shown_country_key" value={values.shown_country_key} />
        {props.countries.length === 0 && (
          <input type="hidden" name="job_country_key" value={values.shown_country_key} />
        )}
        <CheckGroup
          type="radio"
          name="workplace"
          legend={labels.workplace}
          error={errors.workplace}
          options={workplaces.map(([value, text]) => ({
            value,
            label: t(text),
            isChosen: values.workplace === value,
          }))}
        />
        <TextField
          name="place"
          id="job_location_id"
          label={labels.job_location_id}
          help={t(choices.mayBeAbroad ? 'ads.placeAbroadHelp' : 'ads.placeHelp')}
          list="places"
          autoComplete="off"
          dir="auto"
          defaultValue={values.place}
          error={errors.job_location_id}
        />
        <datalist id="places">
          {choices.places.map(place => (
            <option key={place} value={place} />
          ))}
        </datalist>
        <Select name="job_type_id" choices={choices.jobTypes} {...{ labels, values, errors }} />
        <PayFields values={values} errors={errors} currency={choices.currency} />
        <DescriptionField label={labels.description} value={values.description} error={errors.description} />
        {choices.legal.length > 0 && <LegalFields values={values} errors={errors} fields={choices.legal} />}
        <Disclosure summary={t('ads.questions')} isOpen={questions.some(({ text }) => text !== '')}>
          {/* After a refusal they stand in other places: none keeps another's choices. */}
          <ScreeningFields key={JSON.stringify(questions)} questions={questions} errors={errors} />
        </Disclosure>
        <Disclosure summary={t('ads.more')} isOpen={isMoreOpen}>
          <div className="grid gap-5 py-3">
            <Select name="xp_lvl_id" choices={choices.experience} {...{ labels, values, errors }} />
            <Select name="degree_id" choices={choices.degrees} {...{ labels, values, errors }} />
            <TextField
              name="job_skills"
              label={labels.job_skills}
              help={t('ads.skillsHelp')}
              dir="auto"
              defaultValue={values.job_skills}
              error={errors.job_skills}
            />
            <CheckGroup
              name="job_benefits"
              legend={t('job.benefits')}
              options={choices.benefits.map(({ id, value }) => ({
                value: String(id),
                label: value,
                isChosen: benefits.includes(id),
              }))}
            />
            <CheckGroup
              name="attractive_reasons"
              legend={t('ads.attractiveReasons')}
              options={choices.attractiveReasons.map(({ id, value }) => ({
                value: String(id),
                label: value,
                isChosen: attractiveReasons.includes(id),
              }))}
            />
            <TextField
              name="num_of_openings"
              label={labels.num_of_openings}
              inputMode="numeric"
              defaultValue={values.num_of_openings}
              error={errors.num_of_openings}
            />
            <input type="hidden" name="shown_expired_at" value={values.shown_expired_at ?? ''} />
            <TextField
              name="expired_at"
              type="date"
              label={labels.expired_at}
              help={t('ads.closingHelp')}
              defaultValue={values.expired_at}
              error={errors.expired_at}
            />
            <TextField
              name="external_apply_url"
              type="url"
              inputMode="url"
              dir="ltr"
              placeholder="https://"
              label={labels.external_apply_url}
              help={t('ads.applyUrlHelp')}
              defaultValue={values.external_apply_url}
              error={errors.external_apply_url}
            />
          </div>
        </Disclosure>
      </div>
      <Card className="ad-end">
        <AdFindings findings={autosave.findings} isCurrent={isDraft && autosave.state !== 'wrong'} />
        <p role="status" className="text-sm text-muted">
          <SaveTrouble state={autosave.state} changed={t('ads.changedElsewhere')} here={hrefs.here}>
            {autosave.savedAt !== null && t('ads.saved', { time: autosave.savedAt })}
          </SaveTrouble>
        </p>
        <div className="ad-acts">
          {isDraft && (
            <Button type="submit" name="intent" value="publish" look="primary" isBusy={isBusy}>
              {t(payCheck ? 'ads.publishAnyway' : 'ads.publish')}
            </Button>
          )}
          <Button
            type="submit"
            name="intent"
            value="save"
            look={isDraft ? 'line' : 'primary'}
            isBusy={isBusy}
          >
            {t(isDraft ? 'ads.saveDraft' : 'common.save')}
          </Button>
          {!isDraft && <LinkButton href={hrefs.job}>{t('common.back')}</LinkButton>}
          {isDraft && (
            <Button type="submit" name="intent" value="preview" isBusy={isBusy}>
              {t('ads.preview')}
            </Button>
          )}
        </div>
      </Card>
    </Form>
  )
}

type SelectName = 'job_type_id' | 'xp_lvl_id' | 'degree_id'

function Select({
  name,
  choices,
  labels,
  values,
  errors,
}: {
  name: SelectName
  choices: readonly AdChoice[]
  labels: Readonly<Record<SelectName, string>>
  values: AdValues
  errors: Record<string, string>
}) {
  return (
    <SelectField name={name} label={labels[name]} defaultValue={values[name]} error={errors[name]}>
      <option value="">—</option>
      {choices.map(({ id, value }) => (
        <option key={id} value={id}>
          {value}
        </option>
      ))}
    </SelectField>
  )
}
