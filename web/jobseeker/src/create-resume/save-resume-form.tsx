import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Check } from '@hanap/ui/check'
import { TextField } from '@hanap/ui/field'
import { Form, useNavigation } from 'react-router'
import { CREATE_RESUME_PATH, type CreateResumeView } from './create-resume-view.ts'

interface SaveResumeFormProps {
  making: CreateResumeView
  /** So that sending it twice keeps one. */
  idempotencyKey: string
  error: string | undefined
}

/** Keeps what the preview shows among the resumes. */
export function SaveResumeForm({ making, idempotencyKey, error }: SaveResumeFormProps) {
  const { t, href } = usePage()
  const { state, formMethod } = useNavigation()
  const { template, language, shown, filename } = making
  const photo = making.photo?.isShown === false ? '0' : '1'
  const hidden = { template, language, shown, photo, idempotencyKey }
  return (
    <Form method="post" action={href(CREATE_RESUME_PATH)} className="card form p-4" noValidate>
      <h2 className="text-lg font-semibold">{t('making.saveHeading')}</h2>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        name="filename"
        label={t('resumes.name')}
        error={error}
        defaultValue={filename}
        dir="auto"
        maxLength={150}
        autoComplete="off"
      />
      <Check name="is_default" value="1" label={t('making.isDefault')} />
      <p>
        <Button
          type="submit"
          name="act"
          value="save"
          isBusy={state === 'submitting' && formMethod === 'POST'}
        >
          {t('common.save')}
        </Button>
      </p>
    </Form>
  )
}
