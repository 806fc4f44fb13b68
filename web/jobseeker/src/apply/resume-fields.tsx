import { usePage } from '@hanap/shared/components/page'
import { Check } from '@hanap/ui/check'
import { FileField } from '@hanap/ui/file-field'
import { Disclosure } from '@hanap/ui/surface'
import { ACCEPTED } from '../resumes/resume-view.ts'
import { documentChoice } from './document-choice.ts'

interface Choice {
  id: string
  name: string
  /** When it was last changed. */
  date: string
}

interface ResumeFieldsProps {
  resumes: readonly (Choice & { isDefault: boolean })[]
  documents: readonly Choice[]
  error: string | undefined
  chosen: string | undefined
}

/** One of the person's resumes or documents, a new file, or none. */
export function ResumeFields({ resumes, documents, error, chosen }: ResumeFieldsProps) {
  const { t, format } = usePage()
  const hasChoice = resumes.length + documents.length > 0
  const file = (
    <div className="drop-zone">
      <FileField
        name="resume"
        choose={t('common.chooseFile')}
        none={t('apply.resumeDrop')}
        accept={ACCEPTED}
        label={t(hasChoice ? 'apply.resumeNew' : 'apply.resume')}
        optional={t('common.optional')}
        help={t('apply.resumeHelp', { types: format.series(['PDF', 'DOC', 'DOCX']), size: '10 MB' })}
        error={error}
      />
    </div>
  )
  if (!hasChoice) return file
  return (
    <>
      <fieldset className="field">
        <legend className="field-label">{t('apply.resumeChoose')}</legend>
        {resumes.map(({ id, name, date, isDefault }) => (
          <Check
            key={id}
            type="radio"
            name="resume_id"
            value={id}
            label={<bdi>{name}</bdi>}
            note={date}
            isChosen={chosen === undefined ? isDefault : chosen === id}
          />
        ))}
        {documents.length > 0 && <p className="resume-group">{t('apply.documents')}</p>}
        {documents.map(({ id, name, date }) => (
          <Check
            key={id}
            type="radio"
            name="resume_id"
            value={documentChoice(id)}
            label={<bdi>{name}</bdi>}
            note={date}
            isChosen={chosen === documentChoice(id)}
          />
        ))}
        <Check
          type="radio"
          name="resume_id"
          value=""
          label={t('apply.resumeNone')}
          isChosen={chosen === '' || (chosen === undefined && resumes.length === 0)}
        />
      </fieldset>
      <Disclosure summary={t('apply.resumeNew')} isOpen={error !== undefined}>
        {file}
      </Disclosure>
    </>
  )
}
