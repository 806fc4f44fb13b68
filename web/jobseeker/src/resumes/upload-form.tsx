import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { FileField } from '@hanap/ui/file-field'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { ACCEPTED } from './resume-view.ts'

interface UploadFormProps {
  path: string
  /** So that sending it twice stores one. */
  idempotencyKey: string
  error: string | undefined
  /** Beside the button. */
  children?: ReactNode
}

/** Chooses a resume's file and sends it. */
export function UploadForm({ path, idempotencyKey, error, children }: UploadFormProps) {
  const { t, format, href } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form
      method="post"
      action={href(path)}
      encType="multipart/form-data"
      className="form drop-zone"
      noValidate
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <FileField
        name="file"
        choose={t('common.chooseFile')}
        none={t('apply.resumeDrop')}
        accept={ACCEPTED}
        label={t('resumes.upload')}
        help={t('apply.resumeHelp', { types: format.series(['PDF', 'DOC', 'DOCX']), size: '10 MB' })}
        error={error}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" name="act" value="upload" isBusy={isBusy}>
          {t('resumes.uploadButton')}
        </Button>
        {children}
      </div>
    </Form>
  )
}
