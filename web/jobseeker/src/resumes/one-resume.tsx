import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { EmailField, TextField } from '@hanap/ui/field'
import { Callout, Disclosure } from '@hanap/ui/surface'
import { ResumeFacts } from './resume-card.tsx'
import { problemTexts, RESUMES_PATH, type ResumePreview, type ResumeView } from './resume-view.ts'

interface OneResumeProps {
  resume: ResumeView
  preview: ResumePreview
  ownEmail: string
  /** Whether the own address is confirmed; until then nothing is mailed. */
  isConfirmed: boolean
  errors: Readonly<Record<string, string>>
  /** What was sent, where it was refused. */
  values: Readonly<Record<string, string>>
}

/** A resume's own page: its file, its name, and the way to mail it. */
export function OneResume({ resume, preview, ownEmail, isConfirmed, errors, values }: OneResumeProps) {
  const { t, href } = usePage()
  const { id, name, facts, file } = resume
  const path = href(`${RESUMES_PATH}/${id}`)
  return (
    <>
      <section className="grid gap-3">
        <ResumeFacts facts={facts} />
        <p className="flex flex-wrap gap-3">
          <LinkButton size="small" href={file} download>
            {t('resumes.download')}
          </LinkButton>
          {preview.text && (
            <LinkButton size="small" href={href(`/jobseeker-complete-profile/1101?resume=${id}`)}>
              {t('resumes.fillIn')}
            </LinkButton>
          )}
        </p>
        {preview.problem && <Callout tone="plain">{t(problemTexts[preview.problem])}</Callout>}
        {preview.pages.length > 0 && (
          <ol className="resume-pages">
            {preview.pages.map(({ url, width, height }, at) => (
              <li key={url}>
                <img
                  src={url}
                  width={width}
                  height={height}
                  loading="lazy"
                  alt={t('resumes.page', { number: String(at + 1) })}
                />
              </li>
            ))}
          </ol>
        )}
        {preview.text && (
          <Disclosure summary={t('resumes.preview')} isOpen={preview.pages.length === 0}>
            <p className="whitespace-pre-line wrap-anywhere" dir="auto">
              {preview.text}
            </p>
          </Disclosure>
        )}
      </section>
      <section className="card p-4">
        <form method="post" action={path} className="form" noValidate data-reload>
          <input type="hidden" name="id" value={id} />
          <TextField
            name="filename"
            label={t('resumes.name')}
            error={errors.filename}
            defaultValue={values.filename ?? name}
            dir="auto"
            maxLength={150}
            autoComplete="off"
            required
          />
          <p>
            <Button type="submit" name="act" value="rename">
              {t('resumes.rename')}
            </Button>
          </p>
        </form>
      </section>
      <section className="card grid gap-3 p-4">
        <h2 className="text-lg font-semibold">{t('resumes.emailHeading')}</h2>
        {!isConfirmed && <ConfirmFirst />}
        {isConfirmed && (
          <form method="post" action={path} className="form" noValidate data-reload>
            <input type="hidden" name="id" value={id} />
            <EmailField
              label={t('resumes.emailTo')}
              help={t('resumes.emailHelp')}
              error={errors.email}
              defaultValue={values.email ?? ownEmail}
              dir="ltr"
              maxLength={254}
              autoComplete="email"
            />
            <p>
              <Button type="submit" name="act" value="email">
                {t('resumes.emailSend')}
              </Button>
            </p>
          </form>
        )}
      </section>
    </>
  )
}

function ConfirmFirst() {
  const { t, href } = usePage()
  return (
    <>
      <p>{t('errors.email_unverified')}</p>
      <p>
        <LinkButton href={href('/account-settings/verify-email')}>{t('security.verifyEmail')}</LinkButton>
      </p>
    </>
  )
}
