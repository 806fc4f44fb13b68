import { Button } from '@hanap/ui/button'
import { TextArea } from '@hanap/ui/field'
import { Callout, EmptyState } from '@hanap/ui/surface'
import type { AppealView } from '../appeals/appeal.server.ts'
import { ErrorSummary } from './forms/error-summary.tsx'
import { usePage } from './page.tsx'
import { PageHead } from './page-head.tsx'

const MAX_TEXT = 2000

interface AppealPageProps extends AppealView {
  errors: Readonly<Record<string, string>>
  /** What was typed before it was refused. */
  typed: string | undefined
}

/** Where a verdict is appealed against, by the right that a mail carries; the same on both sites, without log-in. */
export function AppealPage({ head, appeal, errors, typed }: AppealPageProps) {
  const { t } = usePage()
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('operator.appealHeading')}</h1>
      {appeal === null ? (
        <EmptyState title={t('operator.appealOver')} drawing="expired" />
      ) : (
        <>
          <p className="wrap-anywhere">{t('operator.appealAbout', { title: appeal.title })}</p>
          {appeal.reason !== null && <p>{t('mail.rulingReason', { reason: appeal.reason })}</p>}
          {appeal.words !== null && (
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {appeal.words}
            </p>
          )}
          {appeal.text === null ? (
            <form method="post" className="form" noValidate data-reload>
              <ErrorSummary errors={errors} labels={{ text: t('operator.appealLabel') }} />
              <TextArea
                name="text"
                label={t('operator.appealLabel')}
                help={t('operator.appealHelp', { date: appeal.until })}
                rows={8}
                maxLength={MAX_TEXT}
                dir="auto"
                defaultValue={typed}
                error={errors.text}
                required
              />
              <Button type="submit" look="primary">
                {t('operator.appealSend')}
              </Button>
            </form>
          ) : (
            <Callout tone="plain">
              <p role="status">
                {appeal.isUpheld === null
                  ? t('operator.appealSent')
                  : t(appeal.isUpheld ? 'operator.appealUpheld' : 'operator.appealRefused')}
              </p>
            </Callout>
          )}
        </>
      )}
    </div>
  )
}
