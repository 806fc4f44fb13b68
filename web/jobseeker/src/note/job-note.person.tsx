import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { TextArea } from '@hanap/ui/field'
import { Disclosure } from '@hanap/ui/surface'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { noteDraft } from './note-draft.ts'

interface JobNoteFieldProps {
  job: { id: string; href: string; title: string }
  /** Empty where there is none. */
  text: string
}

/** The field of a job's note, by the job's id: several jobs may stand on a page. */
export const noteField = (jobId: string) => `note-${jobId}`

const loadActs = () => import('./save-note.ts').catch(() => undefined)

/**
 * A seeker's private note on a job: a form without script; with it, saved on leaving the field. What could not be saved
 * stays in the field, and says so, also when the page is opened again in this tab.
 */
export function JobNoteField({ job, text }: JobNoteFieldProps) {
  const { t } = usePage()
  const savedText = useRef(text)
  const latestText = useRef(text)
  const failure = useRef<string>(undefined)
  const [state, setState] = useState<{ message?: string; error?: string; hasNote: boolean }>({
    hasNote: text !== '',
  })
  const [draft, setDraft] = useState<string>()
  // A field does not go under somebody's hands when its list is loaded anew.
  const [isOpen, setOpen] = useState(text !== '')
  const notSaved = t('personal.noteNotSaved')

  useEffect(() => {
    const unsaved = noteDraft(job.id)
    if (unsaved === null || unsaved === savedText.current) return
    setDraft(unsaved)
    setOpen(true)
    setState({ error: notSaved, hasNote: savedText.current !== '' })
  }, [job.id, notSaved])

  // The answer may come while the next page is on its way: what the field says then is not seen any more.
  useEffect(
    () => () => {
      const text = failure.current
      if (text !== undefined) loadActs().then(acts => acts?.showToast(text, 'error'))
    },
    [],
  )

  const keep = async (area: HTMLTextAreaElement) => {
    const typed = area.value.trim()
    if (typed === latestText.current) return
    latestText.current = typed
    const acts = await loadActs()
    const problem = acts ? await acts.saveNote(job.id, typed) : t('errors.network')
    if (problem === undefined) savedText.current = typed
    // Something else has been typed meanwhile: its own outcome is the one to tell.
    if (typed !== latestText.current) return
    latestText.current = savedText.current
    const hasNote = savedText.current !== ''
    failure.current = problem === undefined ? undefined : `${notSaved} ${problem}`
    if (failure.current === undefined)
      return setState({ message: t(hasNote ? 'personal.noteSaved' : 'personal.noteDeleted'), hasNote })
    setState({ error: failure.current, hasNote })
    if (!area.isConnected) acts?.showToast(failure.current, 'error')
  }

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const area = event.currentTarget.elements.namedItem('text')
    const button = event.nativeEvent.submitter
    if (!(area instanceof HTMLTextAreaElement)) return
    if (button instanceof HTMLButtonElement && button.value === 'delete') area.value = ''
    keep(area)
  }

  const form = (
    <form method="post" action={`${job.href}/note`} className="grid gap-2 py-2" onSubmit={send}>
      <TextArea
        key={draft}
        id={noteField(job.id)}
        name="text"
        label={t('personal.note')}
        help={t('personal.noteHelp')}
        error={state.error}
        aria-label={t('resumes.labelled', { label: t('personal.note'), value: job.title })}
        defaultValue={draft ?? text}
        maxLength={2000}
        rows={3}
        dir="auto"
        onFocus={loadActs}
        onBlur={event => keep(event.currentTarget)}
      />
      <p className="text-sm text-muted" role="status">
        {state.message}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {t('personal.noteSave')}
        </Button>
        {state.hasNote && (
          <Button type="submit" look="quiet" size="small" name="act" value="delete">
            {t('personal.noteDelete')}
          </Button>
        )}
      </div>
    </form>
  )
  return isOpen ? form : <Disclosure summary={t('personal.noteAdd')}>{form}</Disclosure>
}
