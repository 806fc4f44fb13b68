import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Dialog } from '@hanap/ui/dialog'

interface SuccessDialogProps {
  /** The new identity as the config's list calls it. */
  identity: string
  onClose: () => void
}

export function SuccessDialog({ identity, onClose }: SuccessDialogProps) {
  const { t } = usePage()
  return (
    <Dialog
      title={t('singpass.successTitle')}
      size="small"
      isOpen
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p className="font-semibold" role="status">
          {t('singpass.newIdentity', { identity })}
        </p>
        <Benefits />
        <Button look="primary" onClick={onClose}>
          {t('singpass.findJobs')}
        </Button>
      </div>
    </Dialog>
  )
}

/** The three benefits of a verified identity. */
export function Benefits() {
  const { t } = usePage()
  return (
    <div className="grid gap-2">
      <h3 className="text-base font-semibold">{t('singpass.benefitsTitle')}</h3>
      <ul className="list-disc ps-5">
        <li>{t('singpass.benefitPriority')}</li>
        <li>{t('singpass.benefitBadge')}</li>
        <li>{t('singpass.benefitMatch')}</li>
      </ul>
    </div>
  )
}
