import { Button } from '@hanap/ui/button'
import { Form } from 'react-router'
import { usePage } from '../page.tsx'

/** What was typed and could not be sent, with the reason. */
export interface SendProblem {
  text: string
  errors: Record<string, string>
  message: string
}

interface ComposerProps {
  clientId: string
  problem: SendProblem | undefined
}

/** Where a message is written; a repeat of its form sends it once. */
export function Composer({ clientId, problem }: ComposerProps) {
  const { t } = usePage()
  const error = problem && (problem.errors.text ?? problem.errors.error ?? problem.message)
  return (
    <Form method="post" className="chat-composer" key={clientId}>
      <input type="hidden" name="client_id" value={clientId} />
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
        required
        dir="auto"
      />
      <Button type="submit" look="primary">
        {t('chats.send')}
      </Button>
      {error && (
        <p className="field-error basis-full" id="text-error">
          {error}
        </p>
      )}
      <p className="field-help basis-full text-xs" id="text-help">
        {t('chats.firstMessageHint')}
      </p>
    </Form>
  )
}
