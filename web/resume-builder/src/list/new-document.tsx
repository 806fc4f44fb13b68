import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { FileField } from '@hanap/ui/file-field'
import { FileIcon, PlusIcon, UserIcon } from '@hanap/ui/icon'
import { Disclosure } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { UploadedResume } from './load-list.server.ts'

interface NewDocumentProps {
  resumes: readonly UploadedResume[]
  /** The job that it is for. */
  jobId: string | null
  /** The design that was chosen before. */
  design: { template: string; name: string } | null
  idempotencyKey: string
  fileError: string | undefined
  /** Whether there is no other to go on with: beginning one is what the page is for. */
  isFirst: boolean
}

/** Ways to begin a document. */
export function NewDocument({
  resumes,
  jobId,
  design,
  idempotencyKey,
  fileError,
  isFirst,
}: NewDocumentProps) {
  const { t } = usePage()
  const hidden = (
    <>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {jobId && <input type="hidden" name="job_id" value={jobId} />}
      {design && <input type="hidden" name="template" value={design.template} />}
    </>
  )
  return (
    <section className="new-document" aria-labelledby="new-document">
      <h2 className="text-lg font-semibold" id="new-document">
        {t('builder.new')}
      </h2>
      {design && (
        <p className="text-muted">
          {t('resumes.labelled', { label: t('builder.look'), value: design.name })}
        </p>
      )}
      <ul className="new-ways">
        <Way act="profile" text={t('builder.fromProfile')} icon={<UserIcon />} isFirst={isFirst}>
          {hidden}
        </Way>
        {resumes.length > 0 && (
          <Way
            act="resume"
            text={<label htmlFor="from-resume">{t('builder.fromResume')}</label>}
            icon={<FileIcon />}
          >
            {hidden}
            <select className="input" id="from-resume" name="id" dir="auto">
              {resumes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Way>
        )}
        <Way act="empty" text={t('builder.fromNothing')} icon={<PlusIcon />}>
          {hidden}
        </Way>
      </ul>
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

interface WayProps {
  act: 'profile' | 'resume' | 'empty'
  text: ReactNode
  icon: ReactNode
  isFirst?: boolean
  /** Fields of its form. */
  children: ReactNode
}

function Way({ act, text, icon, isFirst, children }: WayProps) {
  const { t } = usePage()
  return (
    <li>
      <Form method="post" className="new-way">
        <p id={`way-${act}`} className="new-way-name">
          {icon}
          <span>{text}</span>
        </p>
        {children}
        <Button
          type="submit"
          look={isFirst ? 'primary' : 'line'}
          name="act"
          value={act}
          id={`begin-${act}`}
          aria-labelledby={`begin-${act} way-${act}`}
        >
          {t('builder.begin')}
        </Button>
      </Form>
    </li>
  )
}
