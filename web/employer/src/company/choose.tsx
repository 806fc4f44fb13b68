import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { TextField } from '@hanap/ui/field'
import { Form, useNavigation } from 'react-router'

interface ChooseCompanyProps {
  /** The company that was asked and has not answered. */
  request: { company: string; isAnswerable: boolean } | null
  /** What was sent and refused. */
  typed: string | undefined
  errors: Record<string, string>
}

/** For a recruiter who is of no company: who is asked, and the way to another one. */
export function ChooseCompany({ request, typed, errors }: ChooseCompanyProps) {
  const { t, supportEmail } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <>
      {request && (
        <p role="status">
          {request.isAnswerable
            ? t('employer.waitingText', { company: request.company })
            : t('employer.waitingNobody', { company: request.company, email: supportEmail })}
        </p>
      )}
      {request && (
        <Form method="post" className="form">
          <input type="hidden" name="intent" value="join" />
          <input type="hidden" name="company_name" value={request.company} />
          <input type="hidden" name="is_namesake" value="1" />
          <p>{t('names.namesakeText', { company: request.company })}</p>
          <Button type="submit" isBusy={isBusy}>
            {t('names.namesakeButton')}
          </Button>
        </Form>
      )}
      <Form method="post" className="form" noValidate>
        {request && <h2 className="text-lg">{t('employer.otherCompany')}</h2>}
        <ErrorSummary errors={errors} labels={{ company_name: t('employer.companyName') }} />
        <input type="hidden" name="intent" value="join" />
        <TextField
          name="company_name"
          label={t('employer.companyName')}
          help={t('employer.companyNameHelp')}
          autoComplete="organization"
          dir="auto"
          defaultValue={typed}
          error={errors.company_name}
          required
        />
        <Button type="submit" look={request ? 'line' : 'primary'} isBusy={isBusy}>
          {t('security.checkCode')}
        </Button>
      </Form>
    </>
  )
}
