import { CloseIcon } from '@hanap/ui/icon'
import { useEffect, useSyncExternalStore } from 'react'
import { onFormFailed } from '../page/form-failed.ts'
import { closeToast, holdToasts, showToast, type Toast, toastStore } from '../page/toasts.ts'
import { usePage } from './page.tsx'

const TOO_LARGE = 413

const none: readonly Toast[] = []

/** The notification bar: announced politely, gone three seconds after the last one unless hovered or focused. */
export function ToastBar() {
  const { t } = usePage()
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  useEffect(
    () =>
      onFormFailed(status =>
        showToast(
          status === undefined
            ? t('errors.network')
            : t(status === TOO_LARGE ? 'errors.body_too_large' : 'errors.unavailable'),
          'error',
        ),
      ),
    [t],
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focusing it only keeps it open
    <div
      className="toasts"
      aria-live="polite"
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      {shown.map(({ id, text, kind }) => (
        <div key={id} className="toast" role={kind === 'error' ? 'alert' : undefined}>
          <p>{text}</p>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('common.close')}
            onClick={() => closeToast(id)}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  )
}
