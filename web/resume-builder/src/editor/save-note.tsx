import { documentTexts } from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import type { MergeConflict } from '@hanap/contracts/jobseekers/merge-documents'
import type { MessageKey } from '@hanap/i18n/message-key'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { CheckIcon, MoreIcon, OutIcon } from '@hanap/ui/icon'
import type { SaveState } from '../draft/document-draft.ts'
import { withEntry } from './changes.ts'
import { RedoIcon, UndoIcon } from './undo-icons.tsx'
import type { DocumentEditor } from './use-document.ts'

const states: Record<SaveState, MessageKey> = {
  saved: 'builder.saved',
  saving: 'builder.saving',
  offline: 'builder.offline',
  ended: 'builder.ended',
  refused: 'builder.refused',
  gone: 'builder.gone',
}

/** A document with what others wrote in a field that both have changed. */
const withTheirs = (
  content: DocumentContent,
  { section, entry, field, theirs }: MergeConflict,
): DocumentContent => {
  const text = documentTexts.find(each => each === field)
  return section !== null && entry !== null && text
    ? withEntry(content, section, entry, { [text]: theirs })
    : content
}

interface SaveNoteProps {
  editor: DocumentEditor
  logInHref: string
}

/** Whether all is saved, and what can be undone. Without script there is nothing to say: forms are sent. */
export function SaveNote({ editor, logInHref }: SaveNoteProps) {
  const { t } = usePage()
  const { save, merge, undo, redo, change, forgetMerge } = editor
  const texts = merge?.conflicts.filter(({ entry, theirs }) => entry !== null && theirs !== '') ?? []
  return (
    <div className="builder-keeping">
      <div className="builder-bar">
        <Button size="small" className="builder-script" onClick={undo} aria-disabled={!undo || undefined}>
          <UndoIcon />
          <span>{t('builder.undo')}</span>
        </Button>
        <Button size="small" className="builder-script" onClick={redo} aria-disabled={!redo || undefined}>
          <RedoIcon />
          <span>{t('builder.redo')}</span>
        </Button>
        <p role="status" className={`builder-script builder-state builder-${save}`}>
          {save === 'saved' && <CheckIcon />}
          {save === 'saving' && <MoreIcon />}
          <span>
            {t(states[save])}
            {save === 'ended' && (
              <>
                {' '}
                <a href={logInHref} target="_blank" rel="noopener">
                  {t('common.logIn')}
                  <OutIcon />
                </a>
              </>
            )}
          </span>
        </p>
      </div>
      {merge && (
        <div role="status" className="notice notice-warning">
          <div className="grid gap-2">
            <p>{t('builder.merged')}</p>
            {texts.map(conflict => (
              <p key={`${conflict.entry} ${conflict.field}`} className="wrap-anywhere">
                {t('builder.conflict', { text: conflict.theirs })}{' '}
                <Button size="small" onClick={() => change(content => withTheirs(content, conflict))}>
                  {t('builder.takeTheirs')}
                </Button>
              </p>
            ))}
            <p>
              <Button size="small" look="quiet" onClick={forgetMerge}>
                {t('common.close')}
              </Button>
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
