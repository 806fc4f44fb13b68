import { usePage } from '@hanap/shared/components/page'
import { Check } from '@hanap/ui/check'
import { FileField } from '@hanap/ui/file-field'
import { ACCEPTED } from '../resumes/resume-view.ts'

interface ResumeFieldsProps {
  resumes: readonly { id: string; name: string; isDefault: boolean }[]
  error: string | undefined
  chosen: string | undefined
}

/** One of the person's resumes, a new file, or none. */
export function ResumeFields({ resumes, error, chosen }: ResumeFieldsProps) {
  const { t } = usePage()
  const file = (
    <FileField
      name="resume"
      choose={t('common.chooseFile')}
      none={t('common.noFile')}
      accept={ACCEPTED}
      label={t(resumes.length > 0 ? 'apply.resumeNew' : 'apply.resume')}
      optional={t('common.optional')}
      help={t('apply.resumeHelp', { types: 'PDF, DOC, DOCX', size: '10 MB' })}
      error={error}
    />
  )
  if (resumes.length === 0) return file
  return (
    <>
      <fieldset className="field">
        <legend className="field-label">{t('apply.resumeChoose')}</legend>
        {resumes.map(({ id, name, isDefault }) => (
          <Check
            key={id}
            type="radio"
            name="resume_id"
            value={id}
            label={<bdi>{name}</bdi>}
            isChosen={chosen === undefined ? isDefault : chosen === id}
          />
        ))}
        <Check
          type="radio"
          name="resume_id"
          value=""
          label={t('apply.resumeNone')}
          isChosen={chosen === ''}
        />
      </fieldset>
      {file}
    </>
  )
}
