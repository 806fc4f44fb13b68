import { usePage } from '@hanap/shared/components/page'
import { SentenceSpace } from '@hanap/shared/components/sentence-space'
import { Button } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { FileField } from '@hanap/ui/file-field'
import { PlusIcon } from '@hanap/ui/icon'
import { Form, useNavigation } from 'react-router'

interface CompanyPictureView {
  id: string
  kind: 'logo' | 'cover' | 'photo'
  url: string
}

interface CompanyPicturesProps {
  company: { name: string; pictures: readonly CompanyPictureView[] }
  errors: Record<string, string>
}

const kinds = ['logo', 'cover', 'photo'] as const
const kindTexts = {
  logo: 'audit.field_logo',
  cover: 'audit.field_cover',
  photo: 'audit.field_photos',
} as const

/** Logo, cover and photos of the company's page. */
export function CompanyPictures({ company: { name, pictures }, errors }: CompanyPicturesProps) {
  const { t } = usePage()
  return (
    <section className="desk-sheet grid gap-5 p-5" id="pictures">
      <h2 className="text-lg font-semibold">{t('audit.pictures')}</h2>
      <p className="field-help">
        {t('names.picturesDrafted')}
        <SentenceSpace />
        {t('audit.pictureHelp')}
      </p>
      {kinds.map(kind => (
        <Pictures
          key={kind}
          kind={kind}
          company={name}
          pictures={pictures.filter(each => each.kind === kind)}
          error={errors[`picture-${kind}`]}
        />
      ))}
    </section>
  )
}

interface PicturesProps {
  kind: (typeof kinds)[number]
  company: string
  pictures: readonly CompanyPictureView[]
  error: string | undefined
}

function Pictures({ kind, company, pictures, error }: PicturesProps) {
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const name = t(kindTexts[kind])
  return (
    <div className="grid gap-3">
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map(({ id, url }, at) => (
            <li key={id} className="grid justify-items-start gap-2">
              <img
                src={url}
                alt={`${name} ${at + 1}`}
                className={`rounded border border-line object-contain ${kind === 'logo' ? 'size-20' : 'h-24 max-w-full'}`}
              />
              <Form method="post" data-after-saving>
                <input type="hidden" name="picture_id" value={id} />
                <Button
                  type="submit"
                  size="small"
                  look="quiet"
                  aria-label={t('resumes.labelled', {
                    label: t('audit.removePicture'),
                    value: `${name} ${at + 1}`,
                  })}
                >
                  {t('audit.removePicture')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        className="form"
        noValidate
        data-reload
        data-after-saving
      >
        <input type="hidden" name="kind" value={kind} />
        <FileField
          id={`picture-${kind}`}
          name="picture"
          label={name}
          choose={t('common.chooseFile')}
          none=""
          accept="image/png,image/jpeg,image/webp"
          onChange={event => event.currentTarget.form?.requestSubmit()}
          error={error}
        />
        <Button
          type="submit"
          className="without-script"
          isBusy={isBusy}
          aria-label={t('resumes.labelled', { label: t('audit.addPicture'), value: name })}
        >
          {t('audit.addPicture')}
        </Button>
      </Form>
      {pictures.length === 0 && (
        <label htmlFor={`picture-${kind}`} className={`picture-slot picture-slot-${kind}`} aria-hidden="true">
          {kind === 'logo' ? <CompanyAvatar name={company} logo={null} size="large" /> : <PlusIcon />}
        </label>
      )}
    </div>
  )
}
