import { usePage } from '@hanap/shared/components/page'
import { TextField } from '@hanap/ui/field'

/** The six digits that an authenticator shows now. */
export function CodeField({ error }: { error: string | undefined }) {
  const { t } = usePage()
  return (
    <TextField
      name="code"
      label={t('operator.code')}
      help={t('operator.codeHelp')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      error={error}
      required
    />
  )
}
