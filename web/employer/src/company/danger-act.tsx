import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Disclosure } from '@hanap/ui/surface'
import { Form } from 'react-router'

interface DangerActProps {
  /** What the page's action is asked to do. */
  intent: string
  id: string
  label: string
  /** The thing that it ends, for those who hear the button alone. */
  of: string
  /** What follows from it. */
  text: string
}

/** An act that cannot be taken back: folded up, and its button comes after what follows from it. */
export function DangerAct({ intent, id, label, of, text }: DangerActProps) {
  const { t } = usePage()
  return (
    <div className="line-end">
      <Disclosure summary={label}>
        <Form method="post" className="form py-2">
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="id" value={id} />
          <p>{text}</p>
          <Button type="submit" look="danger" aria-label={t('resumes.labelled', { label, value: of })}>
            {label}
          </Button>
        </Form>
      </Disclosure>
    </div>
  )
}
