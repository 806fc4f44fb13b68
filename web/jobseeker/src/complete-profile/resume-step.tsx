import type { ResumeProblem } from '@hanap/contracts/jobseekers/resumes.calls'
import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { Callout } from '@hanap/ui/surface'
import { problemTexts } from '../resumes/resume-view.ts'
import { UploadForm } from '../resumes/upload-form.tsx'
import { ParsedForm } from './parsed-form.tsx'
import type { ParsedGroup } from './parsed-view.ts'

interface ResumeStepProps {
  /** Path that takes a file; null once there is one. */
  upload: string | null
  /** Those that are there already, each with the path that shows what is in it. */
  resumes: readonly { name: string; path: string }[]
  parsed: { path: string; problem: ResumeProblem | null; groups: readonly ParsedGroup[] } | null
  idempotencyKey: string
  next: string
  errors: Readonly<Record<string, string>>
}

/** The wizard's step that fills in the profile from a resume. */
export function ResumeStep({ upload, resumes, parsed, idempotencyKey, next, errors }: ResumeStepProps) {
  const { t, href } = usePage()
  const skip = (
    <LinkButton look="quiet" href={href(next)}>
      {t('profile.wizardSkip')}
    </LinkButton>
  )
  if (parsed && parsed.groups.length > 0)
    return (
      <ParsedForm
        path={parsed.path}
        idempotencyKey={idempotencyKey}
        groups={parsed.groups}
        errors={errors}
        leave={{ path: next, text: t('profile.wizardSkip') }}
      />
    )
  if (parsed)
    return (
      <div className="form">
        <Callout tone="plain">
          <p role="status">{t(parsed.problem ? problemTexts[parsed.problem] : 'resumes.foundNothing')}</p>
        </Callout>
        <p>
          <LinkButton look="primary" href={href(next)}>
            {t('profile.wizardNext')}
          </LinkButton>
        </p>
      </div>
    )
  return (
    <>
      {resumes.length > 0 && (
        <ul className="grid gap-2">
          {resumes.map(({ name, path }) => (
            <li key={path}>
              <a href={href(path)} className="wrap-anywhere">
                {t('resumes.use', { name })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <UploadForm path={upload ?? ''} idempotencyKey={idempotencyKey} error={errors.file}>
        {skip}
      </UploadForm>
    </>
  )
}
