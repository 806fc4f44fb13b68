import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { FormField } from '@hanap/ui/field'
import { FileField } from '@hanap/ui/file-field'
import { Disclosure } from '@hanap/ui/surface'
import { Form } from 'react-router'
import type { UploadedResume } from './load-list.server.ts'

interface NewDocumentProps {
  resumes: readonly UploadedResume[]
  /** The job that it is for. */
  jobId: string | null
  idempotencyKey: string
  fileError: string | undefined
}

/** Ways to begin a document. */
export function NewDocument({ resumes, jobId, idempotencyKey, fileError }: NewDocumentProps) {
  const { t } = usePage()
  const hidden = (
    <>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {jobId && <input type="hidden" name="job_id" value={jobId} />}
    </>
  )
  return (
    <section className="new-document" aria-label={t('builder.new')}>
      <Form method="post" className="flex flex-wrap items-center gap-3">
        {hidden}
        <Button type="submit" look="primary" name="act" value="profile">
          {t('builder.fromProfile')}
        </Button>
        <Button type="submit" name="act" value="empty">
          {t('builder.fromNothing')}
        </Button>
      </Form>
      {resumes.length > 0 && (
        <Form method="post" className="flex flex-wrap items-end gap-3">
          {hidden}
          <FormField id="from-resume" name="id" label={t('builder.fromResume')}>
            <select className="input" id="from-resume" name="id">
              {resumes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </FormField>
          <Button type="submit" name="act" value="resume">
            {t('builder.begin')}
          </Button>
        </Form>
      )}
      <Disclosure summary={t('builder.fromFile')} isOpen={fileError !== undefined}>
        <Form method="post" encType="multipart/form-data" className="grid justify-items-start gap-3 py-2">
          {hidden}
          <FileField
            name="file"
            choose={t('common.chooseFile')}
            none={t('common.noFile')}
            accept=".json,.zip"
            label={t('builder.fromFile')}
            help={t('builder.fromFileHelp', { size: '10 MB' })}
            error={fileError}
          />
          <Button type="submit" name="act" value="import">
            {t('builder.begin')}
          </Button>
        </Form>
      </Disclosure>
    </section>
  )
}
