import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { MoreIcon } from '@hanap/ui/icon'
import { Form } from 'react-router'
import type { DocumentCard } from './load-list.server.ts'

interface DocumentTileProps {
  document: DocumentCard
  /** Where a copy of it is wanted for a job. */
  copy: { jobId: string; idempotencyKey: string } | null
}

export function DocumentTile({
  document: { id, href, name, facts, changed, picture, pdf },
  copy,
}: DocumentTileProps) {
  const { t } = usePage()
  return (
    <div className="document-card">
      <img src={picture} alt="" width={210} height={297} loading="lazy" />
      <div className="document-about">
        <h2>
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <p className="text-sm text-muted">
          <span>{facts}</span>
          <br />
          <span>{changed}</span>
        </p>
        {copy && (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="job_id" value={copy.jobId} />
            <input type="hidden" name="idempotencyKey" value={`${copy.idempotencyKey}-${id}`} />
            <Button
              type="submit"
              size="small"
              look="primary"
              name="act"
              value="document"
              aria-label={t('resumes.labelled', { label: t('builder.tailorCopy'), value: name })}
            >
              {t('builder.tailorCopy')}
            </Button>
          </Form>
        )}
        <div className="document-acts">
          <LinkButton
            href={href}
            size="small"
            aria-label={t('resumes.labelled', { label: t('builder.edit'), value: name })}
          >
            {t('builder.edit')}
          </LinkButton>
          <details name="document-more" className="document-more">
            <summary
              className="btn btn-quiet btn-small"
              aria-label={t('resumes.labelled', { label: t('chats.more'), value: name })}
            >
              <MoreIcon />
            </summary>
            <div>
              <LinkButton href={pdf} size="small" download>
                {t('making.openPdf')}
              </LinkButton>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <p>{t('builder.deleteSure', { name })}</p>
                <Button type="submit" size="small" look="danger" name="act" value="delete">
                  {t('builder.delete')}
                </Button>
              </Form>
            </div>
          </details>
        </div>
      </div>
    </div>
  )
}
