import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { TextField } from '@hanap/ui/field'
import { Form, useNavigation } from 'react-router'

interface StartAdProps {
  /** Names this filling-in, so that sending it twice makes one draft. */
  requestKey: string
  /** Where an ad begins; the page itself where there is none. */
  action?: string
  typed?: string | undefined
  error?: string | undefined
}

/** Begins an ad by its title. */
export function StartAd({ requestKey, action, typed, error }: StartAdProps) {
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="form text-start" noValidate {...(action && { action })}>
      <input type="hidden" name="key" value={requestKey} />
      <TextField
        name="job_title"
        label={t('ads.newTitle')}
        help={t('ads.newHelp')}
        maxLength={150}
        dir="auto"
        autoComplete="organization-title"
        defaultValue={typed}
        error={error}
      />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t('ads.start')}
      </Button>
    </Form>
  )
}
