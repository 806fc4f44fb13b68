import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { FileField } from '@hanap/ui/file-field'
import { Form } from 'react-router'
import { CREATE_RESUME_PATH, IMPORT, type ImportPreview } from './create-resume-view.ts'

interface ImportFormProps {
  preview: ImportPreview | null
  error: string | undefined
  idempotencyKey: string
}

/** Takes a JSON Resume, shows what it would add, and adds it. */
export function ImportForm({ preview, error, idempotencyKey }: ImportFormProps) {
  const { t, href } = usePage()
  const action = href(`${CREATE_RESUME_PATH}/${IMPORT}`)
  return (
    <>
      {preview && (
        <section className="card grid gap-4 p-4" aria-labelledby="found">
          <h2 className="text-lg font-semibold" id="found">
            {t('making.importFound')}
          </h2>
          {preview.notes.map(note => (
            <p key={note} role="status">
              {note}
            </p>
          ))}
          {preview.groups.map(({ name, entries }) => (
            <div key={name} className="grid gap-1">
              <h3 className="font-semibold">{name}</h3>
              <ul className="grid gap-1">
                {entries.map(({ text, when }) => (
                  <li key={text + when} className="wrap-anywhere">
                    <bdi className="whitespace-pre-line">{text}</bdi>
                    {when && <span className="text-muted"> {when}</span>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {preview.groups.length > 0 && (
            <Form method="post" action={action}>
              <input type="hidden" name="json" value={preview.json} />
              <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
              <Button type="submit" look="primary" name="act" value="add">
                {t('making.importAdd')}
              </Button>
            </Form>
          )}
        </section>
      )}
      <Form method="post" action={action} encType="multipart/form-data" className="card form p-4" noValidate>
        <FileField
          name="file"
          choose={t('common.chooseFile')}
          none={t('common.noFile')}
          accept=".json,application/json"
          label={t('making.importFile')}
          help={t('making.importHelp', { size: '200 kB' })}
          error={error}
          required
        />
        <p>
          <Button type="submit" name="act" value="show">
            {t('making.importShow')}
          </Button>
        </p>
      </Form>
    </>
  )
}
