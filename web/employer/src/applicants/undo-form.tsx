import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Form } from 'react-router'

/** Takes back a move or a bulk; `keepsPlace` where its result stands beside it. */
export function UndoForm({ id, keepsPlace = false }: { id: string; keepsPlace?: boolean }) {
  const { t } = usePage()
  return (
    <Form method="post" className={keepsPlace ? undefined : 'mt-2'} preventScrollReset={keepsPlace}>
      <input type="hidden" name="act" value="undo" />
      <input type="hidden" name="undo_id" value={id} />
      <Button type="submit" size="small">
        {t('applicants.undo')}
      </Button>
    </Form>
  )
}
