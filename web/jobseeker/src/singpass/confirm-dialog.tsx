import { verifySingaporeIdentity } from '@hanap/contracts/auth/singpass.calls'
import type { IdentityInfo } from '@hanap/contracts/auth/singpass.schemas'
import type { MessageKey } from '@hanap/i18n/message-key'
import { call } from '@hanap/shared/calls/call'
import { useAction } from '@hanap/shared/calls/use-action'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Dialog } from '@hanap/ui/dialog'
import { Callout } from '@hanap/ui/surface'
import { skipForNow } from './return-path.ts'
import { SingpassButton } from './singpass-button.tsx'

export interface NewIdentity {
  id: number
  value: string
}

interface ConfirmDialogProps {
  /** Null where Singpass's answer is not there. */
  info: IdentityInfo | null
  /** Whether that is because the person's pass has expired. */
  isPassExpired: boolean
  onVerified: (identity: NewIdentity) => void
  onClose: () => void
}

/** What Singpass says of the person, to be confirmed; or that it says nothing (spec section 2). */
export function ConfirmDialog({ info, isPassExpired, onVerified, onClose }: ConfirmDialogProps) {
  const { t } = usePage()
  const { start, fetching, error } = useAction(() => call(verifySingaporeIdentity, {}))
  const details = error ? null : info
  const submit = async () => {
    const outcome = await start()
    if (outcome?.ok) onVerified(outcome.data.new_user_identity)
  }
  return (
    <Dialog
      title={details ? t('singpass.confirmTitle') : t('singpass.failedTitle')}
      isOpen
      closeLabel={t('common.close')}
      closesOutside={false}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {!details && (
          <Callout tone="danger">
            <div role="alert">
              <p>{error?.message || t('singpass.failedText')}</p>
              {!error && <p>{t('singpass.failedMeaning')}</p>}
              {isPassExpired && <p>{t('errors.pass_expired')}</p>}
            </div>
          </Callout>
        )}
        <Rows info={details} />
        <p className="text-sm text-muted">{t('singpass.reminder')}</p>
        <div className="flex flex-wrap justify-end gap-3">
          {details ? (
            <Button look="primary" isBusy={fetching} onClick={submit}>
              {t('singpass.submit')}
            </Button>
          ) : (
            <>
              <Button
                onClick={() => {
                  skipForNow()
                  onClose()
                }}
              >
                {t('singpass.later')}
              </Button>
              <SingpassButton label={t('singpass.button')} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

const rows: readonly [keyof IdentityInfo, MessageKey][] = [
  ['uinfin', 'singpass.uinfin'],
  ['name', 'singpass.name'],
  ['residential_status', 'singpass.residentialStatus'],
  ['nationality', 'singpass.nationality'],
  ['pass_type', 'singpass.passType'],
  ['pass_status', 'singpass.passStatus'],
  ['pass_expiry_date', 'singpass.passExpiryDate'],
]

function Rows({ info }: { info: IdentityInfo | null }) {
  const { t, format } = usePage()
  const textOf = (field: keyof IdentityInfo) => {
    const value = info?.[field]
    if (!value) return info ? '-' : t('singpass.failedValue')
    return field === 'pass_expiry_date' ? format.date(`${value}T12:00:00Z`) : value
  }
  return (
    <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-[2fr_3fr]">
      {rows.map(([field, label]) => (
        <div key={field} className="contents">
          <dt className="text-sm text-muted">{t(label)}</dt>
          <dd className="max-sm:-mt-2 break-words font-semibold">
            <bdi>{textOf(field)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
