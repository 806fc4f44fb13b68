import { Button } from '@hanap/ui/button'
import { removeUnsent, setProblem, type UnsentMessage } from '../../chat/own-words.ts'
import { type SendState, sendUnsent } from '../../chat/send-unsent.ts'
import { usePage } from '../page.tsx'

interface UnsentProps {
  message: UnsentMessage
  state: SendState
}

/** A message that the server does not have yet: it is on its way, waits for the connection, or was refused. */
export function Unsent({ message: { clientId, text, problem }, state }: UnsentProps) {
  const { t } = usePage()
  const tryAgain = () => {
    setProblem(clientId, null)
    void sendUnsent()
  }
  return (
    <li className="chat-message chat-message-own chat-message-unsent">
      <div className="chat-bubble">
        <p className="whitespace-pre-wrap" dir="auto">
          {text}
        </p>
        {problem === null && (
          <p className="chat-meta">{t(state === 'waiting' ? 'chats.notSentYet' : 'chats.sending')}</p>
        )}
      </div>
      {problem !== null && (
        <p className="flex flex-wrap items-center gap-2 text-sm" role="alert">
          <span className="field-error">{[t('chats.notSent'), problem].filter(Boolean).join('. ')}</span>
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
