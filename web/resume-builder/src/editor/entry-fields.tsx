import {
  type DocumentSectionKind,
  type DocumentText,
  documentFields,
  lastingKinds,
  MAX_DOCUMENT_LINE,
  MAX_DOCUMENT_TEXT,
} from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentEntry } from '@hanap/contracts/jobseekers/documents.schemas'
import { usePage } from '@hanap/shared/components/page'
import { FormField } from '@hanap/ui/field'
import { controlId } from './anchors.ts'
import { fieldName } from './changes.ts'
import { fieldLabel } from './field-labels.ts'

interface EntryFieldsProps {
  sectionId: string
  kind: DocumentSectionKind
  entry: DocumentEntry
  onChange: (change: Partial<DocumentEntry>, field: string) => void
}

const leftToRight: readonly DocumentText[] = ['email', 'phone', 'url', 'from', 'to']
const modes: Partial<Record<DocumentText, 'email' | 'tel' | 'url'>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
}
const personal: Partial<Record<DocumentText, string>> = { title: 'name', email: 'email', phone: 'tel' }

/** What an entry says, a control for each text. */
export function EntryFields({ sectionId, kind, entry, onChange }: EntryFieldsProps) {
  const { t } = usePage()
  const fields = documentFields[kind]
  const control = (field: DocumentText) => {
    const id = controlId(sectionId, entry.id, field)
    const shared = {
      id,
      name: fieldName(entry.id, field),
      className: 'input',
      value: entry[field],
      autoComplete: kind === 'heading' ? (personal[field] ?? 'off') : 'off',
      dir: leftToRight.includes(field) ? 'ltr' : 'auto',
      'data-part': `${sectionId} ${entry.id} ${field}`,
    } as const
    const hasHelp = field === 'from'
    return (
      <FormField
        key={field}
        id={id}
        name={id}
        label={t(fieldLabel(kind, field))}
        {...(hasHelp && { help: t('builder.dateHelp') })}
      >
        {field === 'text' ? (
          <textarea
            {...shared}
            rows={kind === 'summary' ? 6 : 4}
            maxLength={MAX_DOCUMENT_TEXT}
            onChange={event => onChange({ text: event.target.value }, field)}
          />
        ) : kind === 'heading' && field === 'detail' ? (
          <textarea
            {...shared}
            className="input builder-line"
            rows={1}
            maxLength={MAX_DOCUMENT_LINE}
            onKeyDown={event => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
            }}
            onChange={event => onChange({ detail: event.target.value }, field)}
          />
        ) : (
          <input
            {...shared}
            type="text"
            inputMode={modes[field]}
            maxLength={MAX_DOCUMENT_LINE}
            aria-describedby={hasHelp ? `${id}-help` : undefined}
            disabled={field === 'to' && entry.is_current}
            onChange={event => onChange({ [field]: event.target.value }, field)}
          />
        )}
      </FormField>
    )
  }
  const span = fields.filter(field => field === 'from' || field === 'to')
  const before = fields.filter(field => field !== 'text' && field !== 'from' && field !== 'to')
  return (
    <>
      {before.map(control)}
      {span.length > 0 && <div className="builder-pair">{span.map(control)}</div>}
      {lastingKinds.includes(kind) && (
        <label className="check">
          <input
            type="checkbox"
            name={fieldName(entry.id, 'is_current')}
            value="1"
            checked={entry.is_current}
            onChange={event => onChange({ is_current: event.target.checked }, 'is_current')}
          />
          <span>{t('builder.current')}</span>
        </label>
      )}
      {fields.includes('text') && control('text')}
    </>
  )
}
