import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Form } from 'react-router'

/** Takes back a move or a bulk. */
export function UndoForm({ id }: { id: string }) {
  const { t } = usePage()
  return (
    <Form method="post" className="mt-2">
      <input type="hidden" name="act" value="undo" />
      <input type="hidden" name="undo_id" value={id} />
      <Button type="submit" size="small">
        {t('applicants.undo')}
      </Button>
    </Form>
  )
}
