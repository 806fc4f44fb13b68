import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { TextArea } from '@hanap/ui/field'
import { Disclosure } from '@hanap/ui/surface'
import { Form } from 'react-router'
import type { ApplicantDetailView } from './load-applicant-page.server.ts'
import { useRefusedWork } from './use-refused-work.ts'

type NotesProps = Pick<ApplicantDetailView, 'notes' | 'mayMove'> & { noteKey: string }

/** The team's notes, which the applicant never sees. */
export function ApplicantNotes({ notes, mayMove, noteKey }: NotesProps) {
  const { t } = usePage()
  const { problems, typed } = useRefusedWork('note')
  return (
    <section className="grid gap-3" id="notes-section">
      <h2 className="text-lg">{t('applicants.notes')}</h2>
      <p className="text-sm text-muted">{t('applicants.notesText')}</p>
      {mayMove && (
        <Form method="post" className="form" key={noteKey}>
          <input type="hidden" name="act" value="note" />
          <input type="hidden" name="noteKey" value={noteKey} />
          <TextArea
            name="note"
            label={t('applicants.note')}
            rows={3}
            maxLength={4000}
            dir="auto"
            defaultValue={typed.note}
            error={problems.note ?? problems.error}
          />
          <Button type="submit" size="small">
            {t('applicants.noteSave')}
          </Button>
        </Form>
      )}
      <ul className="grid gap-3">
        {notes.map(note => (
          <Note key={`${note.id} ${note.editedAt}`} note={note} />
        ))}
      </ul>
    </section>
  )
}

type NoteView = ApplicantDetailView['notes'][number]

function Note({ note }: { note: NoteView }) {
  const { id, text, author, at, editedAt, mayEdit, mayDelete } = note
  const { t } = usePage()
  return (
    <li className="card grid gap-2 p-3 wrap-anywhere">
      <p className="whitespace-pre-line" dir="auto">
        {text}
      </p>
      <p className="text-sm text-muted">
        <bdi>{author ?? t('applicants.formerMember')}</bdi> · {at}
        {editedAt && <> · {t('applicants.noteEdited', { date: editedAt })}</>}
      </p>
      {mayEdit && <EditNote id={id} text={text} />}
      {mayDelete && (
        <Disclosure summary={t('applicants.noteDelete')}>
          <Form method="post" className="form py-2">
            <input type="hidden" name="act" value="delete_note" />
            <input type="hidden" name="noteId" value={id} />
            <p className="text-sm">{t('applicants.noteDeleteSure')}</p>
            <Button type="submit" size="small" look="danger">
              {t('applicants.noteDelete')}
            </Button>
          </Form>
        </Disclosure>
      )}
    </li>
  )
}

function EditNote({ id, text }: Pick<NoteView, 'id' | 'text'>) {
  const { t } = usePage()
  const { problems, typed } = useRefusedWork(`note-${id}`)
  const error = problems.note ?? problems.error
  return (
    <Disclosure summary={t('applicants.noteEdit')} isOpen={error !== undefined}>
      <Form method="post" className="form py-2">
        <input type="hidden" name="act" value="change_note" />
        <input type="hidden" name="noteId" value={id} />
        <TextArea
          name="note"
          id={`note-${id}`}
          label={t('applicants.noteText')}
          rows={3}
          maxLength={4000}
          dir="auto"
          defaultValue={typed.note ?? text}
          error={error}
        />
        <Button type="submit" size="small">
          {t('common.save')}
        </Button>
      </Form>
    </Disclosure>
  )
}
