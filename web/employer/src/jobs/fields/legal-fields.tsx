import { usePage } from '@hanap/shared/components/page'
import { Check, CheckGroup } from '@hanap/ui/check'
import { TextField } from '@hanap/ui/field'
import type { LegalField } from '../ad-choices.server.ts'
import type { AdValues } from '../ad-fields.server.ts'

interface LegalFieldsProps {
  values: AdValues
  errors: Record<string, string>
  fields: readonly LegalField[]
}

const ofAgencies = ['agency_licence', 'recruiter_registration', 'job_order'] as const
const labelOf = {
  agency_licence: 'ads.agencyLicence',
  recruiter_registration: 'ads.recruiterRegistration',
  job_order: 'ads.jobOrder',
  age_limit_reason: 'ads.ageReason',
  is_vacancy: 'ads.isVacancy',
  uses_ranking: 'ads.usesRanking',
} as const satisfies Record<LegalField, string>

/** What the law of the company's market asks an ad to say. */
export function LegalFields({ values, errors, fields }: LegalFieldsProps) {
  const { t } = usePage()
  const line = (field: Exclude<LegalField, 'is_vacancy' | 'uses_ranking'>) => (
    <TextField
      key={field}
      name={field}
      id={`legal.${field}`}
      label={t(labelOf[field])}
      dir="auto"
      maxLength={field === 'age_limit_reason' ? 300 : 40}
      defaultValue={values[field]}
      error={errors[`legal.${field}`]}
    />
  )
  const agencyFields = ofAgencies.filter(field => fields.includes(field))
  return (
    <fieldset className="grid gap-4">
      <legend className="field-label">{t('ads.legal')}</legend>
      {(['is_vacancy', 'uses_ranking'] as const)
        .filter(field => fields.includes(field))
        .map(field => (
          <CheckGroup
            key={field}
            type="radio"
            name={field}
            legend={t(labelOf[field])}
            error={errors[`legal.${field}`]}
            options={[
              { value: 'yes', label: t('common.yes'), isChosen: values[field] === 'yes' },
              { value: 'no', label: t('common.no'), isChosen: values[field] === 'no' },
            ]}
          />
        ))}
      {fields.includes('age_limit_reason') && line('age_limit_reason')}
      {agencyFields.length > 0 && (
        <>
          <Check name="is_agency" value="on" label={t('ads.isAgency')} isChosen={values.is_agency === 'on'} />
          <div className="of-agencies">
            <TextField
              name="client_name"
              label={t('ads.clientName')}
              help={t('ads.clientHelp')}
              dir="auto"
              maxLength={200}
              defaultValue={values.client_name}
            />
            {agencyFields.map(line)}
          </div>
        </>
      )}
    </fieldset>
  )
}
