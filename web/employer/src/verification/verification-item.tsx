import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { TextField } from '@hanap/ui/field'
import { Badge } from '@hanap/ui/surface'
import { Form, useNavigation } from 'react-router'
import type { VerificationView } from './verification-view.ts'

const kindTexts = {
  mail: 'verification.kindMail',
  dns: 'verification.kindDns',
  register: 'verification.kindRegister',
  operator: 'verification.kindOperator',
} as const

const stateLooks = {
  pending: { text: 'verification.statePending', tone: 'plain' },
  verified: { text: 'verification.stateVerified', tone: 'positive' },
  refused: { text: 'verification.stateRefused', tone: 'danger' },
  lapsed: { text: 'verification.stateLapsed', tone: 'warning' },
} as const

const problemTexts = {
  record_missing: 'verification.problemMissing',
  lookup_failed: 'verification.problemFailed',
  failing: 'verification.problemFailing',
} as const

interface VerificationItemProps {
  verification: VerificationView
  isManager: boolean
  codeError: string | undefined
  typedCode: string | undefined
}

/** What was checked and when, or what is still to be done for it. */
export function VerificationItem({ verification, isManager, codeError, typedCode }: VerificationItemProps) {
  const { kind, value, state, problem, reason, checkedOn, askedOn } = verification
  const { t } = usePage()
  const look = stateLooks[state]
  return (
    <li className="card grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-base font-semibold">{t(kindTexts[kind])}</h2>
          {value && (
            <p>
              <bdi>{value}</bdi>
            </p>
          )}
          <p className="text-sm text-muted">
            {checkedOn === null
              ? t('verification.askedOn', { date: askedOn })
              : t('verification.checkedOn', { date: checkedOn })}
          </p>
        </div>
        <Badge tone={look.tone}>{t(look.text)}</Badge>
      </div>
      {reason && <p>{t('verification.reason', { reason })}</p>}
      {problem && <p role="status">{t(problemTexts[problem])}</p>}
      {state === 'pending' && kind === 'register' && <p>{t('verification.registerWaits')}</p>}
      {state === 'pending' && isManager && kind === 'dns' && <Record verification={verification} />}
      {state === 'pending' && isManager && kind === 'mail' && (
        <Code verification={verification} error={codeError} typed={typedCode} />
      )}
    </li>
  )
}

function Record({ verification: { id, value, record } }: { verification: VerificationView }) {
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  if (!record) return null
  return (
    <Form method="post" className="grid justify-items-start gap-3">
      <p>{t('verification.dnsRecord')}</p>
      <dl className="grid gap-2 wrap-anywhere">
        <div>
          <dt className="text-sm text-muted">{t('verification.dnsName')}</dt>
          <dd>
            <code dir="ltr">{record.name}</code>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('verification.dnsValue')}</dt>
          <dd>
            <code dir="ltr">{record.value}</code>
          </dd>
        </div>
      </dl>
      <input type="hidden" name="kind" value="dns" />
      <input type="hidden" name="value" value={value ?? ''} />
      <Button type="submit" look="primary" isBusy={isBusy} id={`check-${id}`}>
        {t('verification.dnsCheck')}
      </Button>
    </Form>
  )
}

function Code({
  verification: { id, value, hasCode },
  error,
  typed,
}: {
  verification: VerificationView
  error: string | undefined
  typed: string | undefined
}) {
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const hidden = (
    <>
      <input type="hidden" name="kind" value="mail" />
      <input type="hidden" name="value" value={value ?? ''} />
    </>
  )
  return (
    <>
      {hasCode && (
        <Form method="post" className="form" noValidate>
          <p role="status">{t('verification.codeSent', { email: value ?? '' })}</p>
          {hidden}
          <TextField
            name="code"
            id={`code-${id}`}
            label={t('verification.codeLabel')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            dir="ltr"
            defaultValue={typed}
            error={error}
            required
          />
          <Button type="submit" look="primary" isBusy={isBusy}>
            {t('verification.codeSubmit')}
          </Button>
        </Form>
      )}
      <Form method="post">
        {hidden}
        <Button type="submit" look={hasCode ? 'quiet' : 'primary'} isBusy={isBusy}>
          {t('verification.codeAgain')}
        </Button>
      </Form>
    </>
  )
}
