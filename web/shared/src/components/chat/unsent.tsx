import { Button } from '@hanap/ui/button'
import { useSyncExternalStore } from 'react'
import { uploadProgress } from '../../chat/files/upload-file.ts'
import { removeUnsent, setProblem, type UnsentMessage } from '../../chat/own-words.ts'
import { FILE_MISSING, type SendState, sendUnsent } from '../../chat/send-unsent.ts'
import { usePage } from '../page.tsx'

interface UnsentProps {
  message: UnsentMessage
  state: SendState
}

/** A message that the server does not have yet: it is on its way, waits for the connection, or was refused. */
export function Unsent({ message: { clientId, text, problem, file }, state }: UnsentProps) {
  const { t } = usePage()
  const progress = useSyncExternalStore(
    uploadProgress.subscribe,
    () => uploadProgress.of(clientId),
    () => 0,
  )
  const reason = problem === FILE_MISSING ? t('chats.fileMissing') : problem
  const tryAgain = () => {
    setProblem(clientId, null)
    void sendUnsent()
  }
  return (
    <li className="chat-message chat-message-own chat-message-unsent">
      <div className="chat-bubble">
        {file?.thumbnail && (
          <img
            className="chat-picture"
            src={file.thumbnail}
            alt={t('chats.imageNamed', { name: file.name })}
          />
        )}
        {file && !file.thumbnail && <p dir="auto">{file.name}</p>}
        {text && (
          <p className="whitespace-pre-wrap" dir="auto">
            {text}
          </p>
        )}
        {progress > 0 && <progress value={progress} aria-label={t('chats.sending')} />}
        {problem === null && (
          <p className="chat-meta">{t(state === 'waiting' ? 'chats.notSentYet' : 'chats.sending')}</p>
        )}
      </div>
      {problem !== null && (
        <p className="flex flex-wrap items-center gap-2 text-sm" role="alert">
          <span className="field-error">{[t('chats.notSent'), reason].filter(Boolean).join('. ')}</span>
          <Button size="small" onClick={tryAgain}>
            {t('common.tryAgain')}
          </Button>
          <Button size="small" look="quiet" onClick={() => removeUnsent(clientId)}>
            {t('chats.remove')}
          </Button>
        </p>
      )}
    </li>
  )
}
