import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { SelectField, TextArea, TextField } from '@hanap/ui/field'
import { Callout, Disclosure } from '@hanap/ui/surface'
import { Fragment } from 'react'
import { Form, useNavigation } from 'react-router'
import { SaveTrouble } from '../jobs/autosave/save-trouble.tsx'
import { useAutosave } from '../jobs/autosave/use-autosave.ts'

interface DetailOption {
  id: number
  value: string
}

interface CompanyDetailsProps {
  company: {
    name: string
    industryId: number | null
    industry: string | 0 | null | undefined
    sizeId: number | null
    size: string | 0 | null | undefined
    website: string | null
    about: string | null
    financingStageId: number | null
    benefitIds: readonly number[]
    cultureIds: readonly number[]
    locations: readonly string[]
    revision: number
    /** Whether it says something that is not published. */
    isDraft: boolean
    autosaveHref: string
    previewHref: string
  }
  lists: Record<'industries' | 'sizes' | 'stages' | 'benefits' | 'cultures', readonly DetailOption[]>
  isManager: boolean
  /** What was sent and refused. */
  typed: Record<string, string>
  typedLists: Record<'benefits' | 'cultures', readonly number[]> | null
  errors: Record<string, string>
}

/** What the company's page says: a form for its managers, and to be read by everybody else of it. */
export function CompanyDetails(props: CompanyDetailsProps) {
  return props.isManager ? <DetailsForm {...props} /> : <DetailsToRead {...props} />
}

/** What has just been done, and whether the page says something else than what is published. */
export function CompanyNews({ isPublished, isDraft }: { isPublished: boolean; isDraft: boolean }) {
  const { t } = usePage()
  return (
    <>
      {isPublished && (
        <Callout tone="plain">
          <p role="status">{t('employer.companySaved')}</p>
        </Callout>
      )}
      {isDraft && (
        <Callout tone="plain">
          <p>{t('names.draftNote')}</p>
        </Callout>
      )}
    </>
  )
}

function DetailsToRead({ company }: CompanyDetailsProps) {
  const { t } = usePage()
  const lines = [
    [t('company.industry'), company.industry],
    [t('company.size'), company.size],
    [t('company.website'), company.website],
    [t('company.about', { company: company.name }), company.about],
  ].filter(([, value]) => value)
  return (
    <>
      <p className="text-muted">{t('employer.managersOnly')}</p>
      <dl className="grid gap-3">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const checks = (all: readonly DetailOption[], chosen: readonly number[]) =>
  all.map(({ id, value }) => ({ value: String(id), label: value, isChosen: chosen.includes(id) }))

const NO_FINDINGS: readonly never[] = []

function DetailsForm({ company, lists, typed, typedLists, errors }: CompanyDetailsProps) {
  const { t, href } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const { revision, autosaveHref, previewHref } = company
  const autosave = useAutosave({
    isOn: true,
    href: autosaveHref,
    revision,
    drawn: revision,
    findings: NO_FINDINGS,
  })
  const labels = {
    industry_id: t('company.industry'),
    size_id: t('company.size'),
    website: t('company.website'),
    about: t('company.about', { company: company.name }),
    financing_stage_id: t('audit.field_financing'),
    locations: t('company.locations'),
    benefit_ids: t('company.benefits'),
    culture_ids: t('audit.field_culture'),
  }
  const choose = (
    name: 'industry_id' | 'size_id' | 'financing_stage_id',
    own: number | null,
    choices: readonly DetailOption[],
  ) => (
    <SelectField
      name={name}
      label={labels[name]}
      defaultValue={typed[name] ?? String(own ?? '')}
      error={errors[name]}
    >
      <option value="">{t('profile.notSaid')}</option>
      {choices.map(({ id, value }) => (
        <option key={id} value={id}>
          {value}
        </option>
      ))}
    </SelectField>
  )
  return (
    <Form
      method="post"
      className="form sheet-form"
      noValidate
      ref={autosave.form}
      onInput={autosave.onInput}
      onSubmit={autosave.onSubmit}
    >
      {/* Drawn anew with each revision that comes with the page: one that is thrown away takes what was typed with it. */}
      <Fragment key={revision}>
        <ErrorSummary errors={errors} labels={labels} />
        <input type="hidden" name="revision" value={autosave.revision} />
        {choose('industry_id', company.industryId, lists.industries)}
        <div className="grid items-end gap-5 sm:grid-cols-2 sm:gap-3">
          {choose('size_id', company.sizeId, lists.sizes)}
          {choose('financing_stage_id', company.financingStageId, lists.stages)}
        </div>
        <TextField
          name="website"
          type="url"
          inputMode="url"
          label={labels.website}
          placeholder="https://"
          dir="ltr"
          defaultValue={typed.website ?? company.website ?? ''}
          error={errors.website}
        />
        <TextArea
          name="about"
          label={labels.about}
          rows={6}
          maxLength={5000}
          dir="auto"
          defaultValue={typed.about ?? company.about ?? ''}
          error={errors.about}
        />
        <TextArea
          name="locations"
          label={labels.locations}
          help={t('audit.locationsHelp')}
          rows={3}
          dir="auto"
          defaultValue={typed.locations ?? company.locations.join('\n')}
          error={errors.locations}
        />
        <Disclosure summary={labels.benefit_ids}>
          <CheckGroup
            legend={labels.benefit_ids}
            name="benefit_ids"
            options={checks(lists.benefits, typedLists?.benefits ?? company.benefitIds)}
            error={errors.benefit_ids}
          />
        </Disclosure>
        <Disclosure summary={labels.culture_ids}>
          <CheckGroup
            legend={labels.culture_ids}
            name="culture_ids"
            options={checks(lists.cultures, typedLists?.cultures ?? company.cultureIds)}
            error={errors.culture_ids}
          />
        </Disclosure>
      </Fragment>
      <div className="form-acts">
        <Button type="submit" name="intent" value="save" isBusy={isBusy}>
          {t('names.saveDraft')}
        </Button>
        <LinkButton href={previewHref} data-after-saving>
          {t('names.preview')}
        </LinkButton>
        {company.isDraft && (
          <Button type="submit" name="intent" value="discard" look="quiet" isBusy={isBusy} data-discards>
            {t('names.discard')}
          </Button>
        )}
      </div>
      <div className="publish-bar">
        <p role="status" className="text-sm text-muted">
          <SaveTrouble state={autosave.state} changed={t('names.changedElsewhere')} here={href('/company')}>
            {autosave.savedAt === null
              ? t(company.isDraft ? 'names.unpublished' : 'names.published')
              : t('names.draftSaved', { time: autosave.savedAt })}
          </SaveTrouble>
        </p>
        <Button type="submit" name="intent" value="publish" look="primary" isBusy={isBusy}>
          {t('names.publish')}
        </Button>
      </div>
    </Form>
  )
}
