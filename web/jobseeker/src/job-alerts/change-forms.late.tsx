import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Dialog } from '@hanap/ui/dialog'
import { TextField } from '@hanap/ui/field'
import { FrequencyField } from './alert-forms.tsx'
import type { AlertView } from './alert-view.ts'

interface FormProps {
  alert: AlertView
  /** Of the page's error, where there is one. */
  error?: string | undefined
}

/** In a dialog, or a page of its own where there is no script. */
export function ChangeForm({ alert, error }: FormProps) {
  const { t, href } = usePage()
  return (
    <form method="post" action={href('/job-alerts')} className="form" data-reload>
      <input type="hidden" name="act" value="change" />
      <input type="hidden" name="id" value={alert.id} />
      <TextField
        id={`keyword-${alert.id}`}
        name="keyword"
        label={t('alerts.keyword')}
        defaultValue={alert.keyword}
        maxLength={200}
        error={error}
      />
      <FrequencyField id={`frequency-${alert.id}`} value={alert.frequency} />
      <Button type="submit" look="primary">
        {t('common.save')}
      </Button>
    </form>
  )
}

export function DeleteForm({ alert }: FormProps) {
  const { t, href } = usePage()
  return (
    <form method="post" action={href('/job-alerts')} className="form" data-reload>
      <input type="hidden" name="act" value="delete" />
      <input type="hidden" name="id" value={alert.id} />
      <p className="font-semibold">{alert.title}</p>
      <p>{t('alerts.deleteText')}</p>
      <Button type="submit" look="danger">
        {t('alerts.delete')}
      </Button>
    </form>
  )
}

interface AlertDialogProps {
  alert: AlertView
  asks: 'change' | 'delete'
  onClose: () => void
}

/** The form in a dialog over the list. */
export function AlertDialog({ alert, asks, onClose }: AlertDialogProps) {
  const { t } = usePage()
  const isChange = asks === 'change'
  return (
    <Dialog
      title={t(isChange ? 'alerts.changeHeading' : 'alerts.deleteHeading')}
      size={isChange ? 'normal' : 'small'}
      isOpen
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {isChange ? <ChangeForm alert={alert} /> : <DeleteForm alert={alert} />}
    </Dialog>
  )
}
