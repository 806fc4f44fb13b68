import { usePage } from '@hanap/shared/components/page'
import { PlainErrorPage } from '@hanap/shared/components/plain-error-page'

export function OperatorErrorPage({ status }: { status: number }) {
  const { t } = usePage()
  return <PlainErrorPage status={status} home={t('operator.queue')} />
}
