import {
  MAX_DOCUMENT_ENTRIES,
  MAX_DOCUMENT_LINE,
  singleKinds,
} from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentSection } from '@hanap/contracts/jobseekers/documents.schemas'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { FormField } from '@hanap/ui/field'
import type { FormEvent, ReactNode } from 'react'
import { controlId } from './anchors.ts'
import {
  afterSectionAct,
  withEntry,
  withEntryBefore,
  withSectionBefore,
  withSectionTitle,
} from './changes.ts'
import { DragGrip } from './drag-grip.tsx'
import { EntryFields } from './entry-fields.tsx'
import { kindNames } from './field-labels.ts'
import type { MovedPart } from './move-note.tsx'
import type { DocumentEditor } from './use-document.ts'

interface SectionCardProps {
  section: DocumentSection
  revision: number
  isFirst: boolean
  isLast: boolean
  isOpen: boolean
  change: DocumentEditor['change']
  /** Told what was moved, by a button or by dragging. */
  onMove(part: MovedPart): void
  /** Of the section's form, for controls outside it. */
  formId: string
  /** Below the form. */
  children?: ReactNode
}

const moves = ['up', 'down', 'entry-up', 'entry-down']

/** A section with its entries. Without script its form is sent, and every button saves what is in it, too. */
export function SectionCard({
  section,
  revision,
  isFirst,
  isLast,
  isOpen,
  change,
  onMove,
  formId,
  children,
}: SectionCardProps) {
  const { t } = usePage()
  const { id, kind, entries } = section
  const name = section.title || t(kindNames[kind])
  const isSingle = singleKinds.includes(kind)
  const entryName = (entryId: string) =>
    t('builder.entry', { number: String(entries.findIndex(entry => entry.id === entryId) + 1) })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    event.preventDefault()
    if (!(submitter instanceof HTMLButtonElement)) return
    const { value } = submitter
    change(content => afterSectionAct(content, id, value))
    const [act = '', entryId] = value.split(' ')
    if (moves.includes(act))
      onMove({
        act: value,
        ...(entryId === undefined ? { id, name } : { id: entryId, name: entryName(entryId) }),
      })
  }
  return (
    <details
      className="disclosure builder-section"
      open={isOpen}
      id={controlId(id)}
      data-movable={kind === 'heading' ? undefined : id}
    >
      <summary>
        {kind !== 'heading' && (
          <DragGrip
            onDrop={before => {
              change(content => withSectionBefore(content, id, before))
              onMove({ id, name })
            }}
          />
        )}
        <bdi>{name}</bdi>
        {section.is_hidden && <small className="badge">{t('builder.hidden')}</small>}
      </summary>
      <form method="post" id={formId} onSubmit={onSubmit} aria-label={name} data-reload>
        <input type="hidden" name="section" value={id} />
        <input type="hidden" name="revision" value={revision} />
        {/* What Enter presses. */}
        <button type="submit" name="act" value="save" hidden />
        {entries.map((entry, at) => (
          <fieldset
            key={entry.id}
            className={isSingle ? 'grid gap-3.5' : 'builder-entry'}
            data-movable={isSingle ? undefined : entry.id}
          >
            {!isSingle && <legend className="unseen">{entryName(entry.id)}</legend>}
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
                name={entryName(entry.id)}
                isFirst={at === 0}
                isLast={at === entries.length - 1}
                onDrop={before => {
                  change(content => withEntryBefore(content, id, entry.id, before))
                  onMove({ id: entry.id, name: entryName(entry.id) })
                }}
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
      {children}
    </details>
  )
}

function ActButton({ act, text, of }: { act: string; text: string; of: string }) {
  const { t } = usePage()
  return (
    <Button
      type="submit"
      size="small"
      look="quiet"
      name="act"
      value={act}
      aria-label={t('resumes.labelled', { label: text, value: of })}
    >
      {text}
    </Button>
  )
}

interface EntryButtonsProps {
  id: string
  name: string
  isFirst: boolean
  isLast: boolean
  onDrop(before: string | null): void
}

function EntryButtons({ id, name, isFirst, isLast, onDrop }: EntryButtonsProps) {
  const { t } = usePage()
  return (
    <div className="flex flex-wrap gap-2">
      {!(isFirst && isLast) && <DragGrip onDrop={onDrop} />}
      {!isFirst && <ActButton act={`entry-up ${id}`} text={t('builder.up')} of={name} />}
      {!isLast && <ActButton act={`entry-down ${id}`} text={t('builder.down')} of={name} />}
      <ActButton act={`remove-entry ${id}`} text={t('builder.remove')} of={name} />
    </div>
  )
}
