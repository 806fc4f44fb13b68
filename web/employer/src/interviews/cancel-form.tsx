import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { TextArea } from '@hanap/ui/field'
import { Disclosure } from '@hanap/ui/surface'
import { Form, useNavigation } from 'react-router'

/** What was refused, and of whom: an interview, or `all`. */
export type GroupProblem = { error: string; at: string; reason: string } | undefined

interface CancelFormProps {
  /** An interview, or `all`. */
  at: string
  act: 'cancel' | 'cancel_all'
  text: string
  /** With whom, where the line says it: then the eye reads no name again. */
  name?: string
  help?: string
  problem: GroupProblem
}

/** Asks for the reason of a cancellation. */
export function CancelForm({ at, act, text, name, help, problem }: CancelFormProps) {
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const own = problem?.at === at ? problem : undefined
  return (
    <div className="line-end">
      <Disclosure summary={name ? <CancelOne name={name} /> : text} isOpen={own !== undefined}>
        <Form method="post" className="form" noValidate>
          <input type="hidden" name="act" value={act} />
          {at !== 'all' && <input type="hidden" name="interview_id" value={at} />}
          {help && <p>{help}</p>}
          <TextArea
            name="reason"
            id={`reason-${at}`}
            label={t('interviews.reason')}
            rows={2}
            maxLength={500}
            dir="auto"
            required
            defaultValue={own?.reason}
            error={own?.error}
          />
          <Button type="submit" look="danger" isBusy={isBusy}>
            {text}
          </Button>
        </Form>
      </Disclosure>
    </div>
  )
}

/** As wide in every line, so that what stands before it does in one column. */
function CancelOne({ name }: { name: string }) {
  const { t } = usePage()
  return (
    <span>
      {t('interviews.cancel')} <bdi className="unseen">{name}</bdi>
    </span>
  )
}
