import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { TextArea } from '@hanap/ui/field'
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
        {notes.map(({ id, text, author, at }) => (
          <li key={id} className="grid gap-1">
            <p className="whitespace-pre-line" dir="auto">
              {text}
            </p>
            <p className="text-sm text-muted">
              <bdi>{author ?? t('applicants.formerMember')}</bdi> · {at}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
