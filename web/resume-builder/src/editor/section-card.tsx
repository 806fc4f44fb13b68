import {
  MAX_DOCUMENT_ENTRIES,
  MAX_DOCUMENT_LINE,
  singleKinds,
} from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentSection } from '@hanap/contracts/jobseekers/documents.schemas'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { FormField } from '@hanap/ui/field'
import type { FormEvent } from 'react'
import { controlId } from './anchors.ts'
import { afterSectionAct, withEntry, withSectionTitle } from './changes.ts'
import { EntryFields } from './entry-fields.tsx'
import { kindNames } from './field-labels.ts'
import type { DocumentEditor } from './use-document.ts'

interface SectionCardProps {
  section: DocumentSection
  revision: number
  isFirst: boolean
  isLast: boolean
  isOpen: boolean
  change: DocumentEditor['change']
}

/** A section with its entries. Without script its form is sent, and every button saves what is in it, too. */
export function SectionCard({ section, revision, isFirst, isLast, isOpen, change }: SectionCardProps) {
  const { t } = usePage()
  const { id, kind, entries } = section
  const name = section.title || t(kindNames[kind])
  const isSingle = singleKinds.includes(kind)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    event.preventDefault()
    if (submitter instanceof HTMLButtonElement)
      change(content => afterSectionAct(content, id, submitter.value))
  }
  return (
    <details className="disclosure builder-section" open={isOpen} id={controlId(id)}>
      <summary>
        <bdi>{name}</bdi>
        {section.is_hidden && <small className="badge">{t('builder.hidden')}</small>}
      </summary>
      <form method="post" onSubmit={onSubmit} aria-label={name} data-reload>
        <input type="hidden" name="section" value={id} />
        <input type="hidden" name="revision" value={revision} />
        {/* What Enter presses. */}
        <button type="submit" name="act" value="save" hidden />
        {entries.map((entry, at) => (
          <fieldset key={entry.id} className={isSingle ? 'grid gap-3.5' : 'builder-entry'}>
            {!isSingle && (
              <legend className="unseen">{t('builder.entry', { number: String(at + 1) })}</legend>
            )}
            <EntryFields
              sectionId={id}
              kind={kind}
              entry={entry}
              onChange={(fields, field) =>
                change(content => withEntry(content, id, entry.id, fields), `${entry.id} ${field}`)
              }
            />
            {!isSingle && (
              <EntryButtons
                id={entry.id}
                name={t('builder.entry', { number: String(at + 1) })}
                isFirst={at === 0}
                isLast={at === entries.length - 1}
              />
            )}
          </fieldset>
        ))}
        {(!isSingle || entries.length === 0) && entries.length < MAX_DOCUMENT_ENTRIES && (
          <p>
            <Button type="submit" size="small" name="act" value="add-entry">
              {t('builder.addEntry')}
            </Button>
          </p>
        )}
        {kind !== 'heading' && (
          <FormField
            id={`t-${id}`}
            name={`t-${id}`}
            label={t('builder.sectionTitle')}
            help={t('builder.sectionTitleHelp')}
          >
            <input
              className="input"
              type="text"
              id={`t-${id}`}
              name="title"
              dir="auto"
              autoComplete="off"
              maxLength={MAX_DOCUMENT_LINE}
              aria-describedby={`t-${id}-help`}
              value={section.title}
              onChange={event =>
                change(content => withSectionTitle(content, id, event.target.value), `${id} title`)
              }
            />
          </FormField>
        )}
        <div className="flex flex-wrap gap-2">
          <div className="builder-plain">
            <Button type="submit" size="small" look="primary" name="act" value="save">
              {t('common.save')}
            </Button>
          </div>
          {kind !== 'heading' && (
            <>
              {!isFirst && <ActButton act="up" text={t('builder.up')} of={name} />}
              {!isLast && <ActButton act="down" text={t('builder.down')} of={name} />}
              <ActButton
                act="toggle"
                text={t(section.is_hidden ? 'builder.show' : 'builder.hide')}
                of={name}
              />
              <ActButton act="remove" text={t('builder.remove')} of={name} />
            </>
          )}
        </div>
      </form>
    </details>
  )
}

function ActButton({ act, text, of }: { act: string; text: string; of: string }) {
  return (
    <Button type="submit" size="small" look="quiet" name="act" value={act} aria-label={`${text}: ${of}`}>
      {text}
    </Button>
  )
}

interface EntryButtonsProps {
  id: string
  name: string
  isFirst: boolean
  isLast: boolean
}

function EntryButtons({ id, name, isFirst, isLast }: EntryButtonsProps) {
  const { t } = usePage()
  return (
    <div className="flex flex-wrap gap-2">
      {!isFirst && <ActButton act={`entry-up ${id}`} text={t('builder.up')} of={name} />}
      {!isLast && <ActButton act={`entry-down ${id}`} text={t('builder.down')} of={name} />}
      <ActButton act={`remove-entry ${id}`} text={t('builder.remove')} of={name} />
    </div>
  )
}
