import { usePage } from '@hanap/shared/components/page'
import { showToast } from '@hanap/shared/page/toasts'
import { Button } from '@hanap/ui/button'
import { ShareIcon } from '@hanap/ui/icon'

/** Copies an address, to be sent to somebody; without script it is there to be read. */
export function ShareButton({ address }: { address: string }) {
  const { t } = usePage()
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    showToast(t('common.linkCopied'))
  }
  return (
    <Button type="button" look="primary" className="builder-script" onClick={copy}>
      <ShareIcon />
      {t('common.share')}
    </Button>
  )
}
