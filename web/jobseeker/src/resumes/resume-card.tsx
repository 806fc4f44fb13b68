import { EntryActs } from '@hanap/shared/components/forms/entry-acts'
import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { ResumeIcon } from '@hanap/ui/icons/navigation'
import { Badge } from '@hanap/ui/surface'
import { RESUMES_PATH, type ResumeView, type WrittenResumeView } from './resume-view.ts'

/** One of the list, with what can be done to it at once. */
export function ResumeCard({ resume }: { resume: ResumeView }) {
  const { t, href } = usePage()
  const { id, name, facts, isDefault, file } = resume
  return (
    <li className="row-open resume-row">
      <span className="notice-icon">
        <ResumeIcon />
      </span>
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-2 text-base font-semibold">
          <a href={href(`${RESUMES_PATH}/${id}`)} className="min-w-0 wrap-anywhere">
            <bdi>{name}</bdi>
          </a>
          {isDefault && <Badge tone="accent">{t('personal.preferenceMain')}</Badge>}
        </h2>
        <ResumeFacts facts={facts} />
      </div>
      <form method="post" action={href(RESUMES_PATH)} className="row-acts" data-reload>
        <input type="hidden" name="id" value={id} />
        <DownloadLink name={name} file={file} />
        <EntryActs name={name} isDefault={isDefault} />
      </form>
    </li>
  )
}

/** One that is written in the resume builder, where it is changed. */
export function WrittenResumeCard({ resume }: { resume: WrittenResumeView }) {
  const { t } = usePage()
  const { id, name, facts, href, file } = resume
  return (
    <li className="row-open resume-row">
      <span className="notice-icon">
        <ResumeIcon />
      </span>
      <div className="min-w-0">
        <h2 className="text-base font-semibold wrap-anywhere">
          <a href={href} data-reload>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <ResumeFacts facts={facts} />
      </div>
      <div className="row-acts">
        <DownloadLink name={name} file={file} />
        <LinkButton
          size="small"
          look="quiet"
          href={href}
          data-reload
          aria-label={t('resumes.labelled', { label: t('builder.edit'), value: name })}
        >
          {t('builder.edit')}
        </LinkButton>
        <DeleteWritten id={id} name={name} />
      </div>
    </li>
  )
}

/** Asks first: it cannot be had back, unlike an uploaded one. */
function DeleteWritten({ id, name }: Pick<WrittenResumeView, 'id' | 'name'>) {
  const { t, href } = usePage()
  return (
    <details className="row-question" name="row-question">
      <summary
        className="btn btn-quiet btn-small"
        aria-label={t('resumes.labelled', { label: t('personal.preferenceDelete'), value: name })}
      >
        {t('personal.preferenceDelete')}
      </summary>
      <form method="post" action={href(RESUMES_PATH)} data-reload>
        <input type="hidden" name="id" value={id} />
        <p>{t('builder.deleteSure', { name })}</p>
        <Button type="submit" size="small" look="danger-line" name="act" value="delete-written">
          {t('personal.preferenceDelete')}
        </Button>
      </form>
    </details>
  )
}

function DownloadLink({ name, file }: Pick<ResumeView, 'name' | 'file'>) {
  const { t } = usePage()
  return (
    <LinkButton
      size="small"
      href={file}
      download
      aria-label={t('resumes.labelled', { label: t('resumes.download'), value: name })}
    >
      {t('resumes.download')}
    </LinkButton>
  )
}

export function ResumeFacts({ facts }: { facts: readonly string[] }) {
  return (
    <p className="job-facts text-muted">
      {facts.map(fact => (
        <span key={fact}>
          <bdi>{fact}</bdi>
        </span>
      ))}
    </p>
  )
}
