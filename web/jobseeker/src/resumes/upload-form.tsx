import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { FileField } from '@hanap/ui/file-field'
import type { ReactNode } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { ACCEPTED } from './resume-view.ts'

interface UploadFormProps {
  path: string
  /** So that sending it twice stores one. */
  idempotencyKey: string
  error: string | undefined
  /** Beside the button. */
  children?: ReactNode
}

/** Chooses a resume's file, which is sent at once; without script a button does. */
export function UploadForm({ path, idempotencyKey, error, children }: UploadFormProps) {
  const { t, format, href } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const submit = useSubmit()
  return (
    <Form
      method="post"
      action={href(path)}
      encType="multipart/form-data"
      className="form drop-zone"
      noValidate
      onChange={event => submit(event.currentTarget)}
    >
      <input type="hidden" name="act" value="upload" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <FileField
        name="file"
        choose={t('common.chooseFile')}
        none={t('apply.resumeDrop')}
        accept={ACCEPTED}
        label={t('resumes.upload')}
        help={t('apply.resumeHelp', { types: format.series(['PDF', 'DOC', 'DOCX']), size: '10 MB' })}
        error={error}
        disabled={isBusy}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look="primary"
          isBusy={isBusy}
          className={isBusy || error ? '' : 'sent-at-once'}
        >
          {t('resumes.uploadButton')}
        </Button>
        {children}
      </div>
    </Form>
  )
}
