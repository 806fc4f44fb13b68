import { usePage } from '@hanap/shared/components/page'
import { RichText } from '@hanap/shared/components/rich-text'
import { Button } from '@hanap/ui/button'
import { EmailField } from '@hanap/ui/field'
import { DryRunList, FrequencyField } from './alert-forms.tsx'
import type { DryRun } from './alert-view.ts'

interface NewAlertProps {
  title: string
  search: string
  asksEmail: boolean
  /** Log-in that makes the alert at once. */
  logIn: string
  dryRun: DryRun | undefined
  errors: Readonly<Record<string, string>>
  email: string
}

/** Makes an alert of a search; a visitor says where its mails go. */
export function NewAlert({ title, search, asksEmail, logIn, dryRun, errors, email }: NewAlertProps) {
  const { t, href } = usePage()
  return (
    <>
      <p>{t('alerts.newText')}</p>
      <dl>
        <dt className="text-sm text-muted">{t('alerts.search')}</dt>
        <dd className="text-lg font-semibold wrap-anywhere" dir="auto">
          {title}
        </dd>
      </dl>
      <form
        method="post"
        action={href(`/job-alerts/new?${new URLSearchParams({ search })}`)}
        className="form"
        noValidate
        data-reload
      >
        <input type="hidden" name="search" value={search} />
        {asksEmail && (
          <EmailField
            label={t('auth.email')}
            autoComplete="email"
            defaultValue={email}
            error={errors.email}
          />
        )}
        <FrequencyField id="frequency" />
        <Button type="submit" look="primary">
          {t('alerts.create')}
        </Button>
        {asksEmail && (
          <p>
            <RichText parts={t.parts('auth.haveAccount')} links={{ login: logIn }} />
          </p>
        )}
      </form>
      {dryRun && <DryRunList dryRun={dryRun} />}
    </>
  )
}
