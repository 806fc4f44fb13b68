import { Button } from '@hanap/ui/button'
import { AppliedIcon as SendIcon } from '@hanap/ui/icons/navigation'
import type { FormEvent } from 'react'
import { Form } from 'react-router'
import type { PickedFile } from '../../chat/files/picked-file.ts'
import { usePickedFiles } from '../../chat/files/use-picked-files.ts'
import { useOwnDraft } from '../../chat/use-own-draft.ts'
import { usePage } from '../page.tsx'
import { AttachField, PickedFiles } from './attach.tsx'

/** What was typed and could not be sent, with the reason. */
export interface SendProblem {
  text: string
  errors: Record<string, string>
  message: string
}

interface ComposerProps {
  clientId: string
  problem: SendProblem | undefined
  /** Of a chat that is open, whose messages are sent beside the page; absent where the form opens one. */
  open?: { chatId: string; send(text: string, files: readonly PickedFile[]): void }
}

/** Where a message is written; a repeat of its form sends it once. */
export function Composer({ clientId, problem, open }: ComposerProps) {
  const { t } = usePage()
  const draft = useOwnDraft(open?.chatId)
  const files = usePickedFiles(draft.ref, open !== undefined)
  const error =
    problem && (problem.errors.file ?? problem.errors.text ?? problem.errors.error ?? problem.message)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!open) return
    event.preventDefault()
    const text = draft.take()
    const picked = files.take()
    if (text !== '' || picked.length > 0) open.send(text, picked)
  }
  return (
    <Form
      method="post"
      encType={open ? 'multipart/form-data' : undefined}
      className="chat-composer"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="client_id" value={clientId} />
      {open && <PickedFiles {...files} />}
      {open && <AttachField add={files.add} />}
      <textarea
        className="input"
        name="text"
        aria-label={t('chats.writeLabel')}
        placeholder={t('chats.writeLabel')}
        aria-describedby={error ? 'text-error' : 'text-help'}
        aria-invalid={error ? true : undefined}
        defaultValue={problem?.text}
        rows={1}
        maxLength={4000}
        required={!open}
        dir="auto"
        ref={draft.ref}
        onInput={draft.onInput}
        onPaste={open && files.onPaste}
        onKeyDown={draft.onKeyDown}
      />
      <Button type="submit" look="primary" className="chat-send">
        <SendIcon />
        <span>{t('chats.send')}</span>
      </Button>
      {error && (
        <p className="field-error basis-full" id="text-error">
          {error}
        </p>
      )}
      <div className="chat-under">
        <p className="field-help text-xs" id="text-help">
          {t('chats.firstMessageHint')}
        </p>
        {open && (
          <label className="check" data-known={draft.enterSends !== undefined}>
            <input type="checkbox" checked={draft.enterSends ?? false} onChange={draft.changeEnter} />
            <span>{t('chats.enterSends')}</span>
          </label>
        )}
      </div>
    </Form>
  )
}
