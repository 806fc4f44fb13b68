import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { FileField } from '@hanap/ui/file-field'
import { anchorOf, PROFILE_PATH } from '../profile-view.ts'
import { SectionIcon } from '../section-icon.tsx'
import { PhotoCrop } from './photo-crop.tsx'

interface PhotoProps {
  address: string | null
  /** Of the person. */
  name: string
  /** Whether its form is open. */
  isOpen: boolean
  error: string | undefined
}

/** The photo, with the form that puts another in its place. */
export function Photo({ address, name, isOpen, error }: PhotoProps) {
  const { t, href } = usePage()
  const anchor = anchorOf('photo')
  return (
    <section id={anchor} tabIndex={-1} className="profile-section">
      <h2>
        <SectionIcon section="photo" />
        {t('profile.photo')}
      </h2>
      <div className="flex flex-wrap items-center gap-4">
        <CompanyAvatar name={name} logo={address} size="large" />
        <p className="min-w-40 flex-1 text-muted">{t('profile.why_photo')}</p>
      </div>
      {isOpen ? (
        <form
          method="post"
          action={href(`${PROFILE_PATH}/photo`)}
          encType="multipart/form-data"
          className="form"
          noValidate
          data-reload
        >
          <FileField
            name="avatar"
            choose={t('common.chooseFile')}
            none={t('common.noFile')}
            accept="image/png,image/jpeg,image/webp"
            label={t('profile.photoChoose')}
            help={t('apply.resumeHelp', { types: 'PNG, JPEG, WebP', size: '5 MB' })}
            error={error}
            required
          />
          <PhotoCrop field="avatar" />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="primary">
              {t('common.save')}
            </Button>
            {address && (
              <Button type="submit" name="act" value="remove">
                {t('profile.photoRemove')}
              </Button>
            )}
            <LinkButton look="quiet" href={href(`${PROFILE_PATH}#${anchor}`)}>
              {t('common.back')}
            </LinkButton>
          </div>
        </form>
      ) : (
        <p>
          <LinkButton size="small" href={href(`${PROFILE_PATH}/photo#${anchor}`)}>
            {t(address ? 'profile.photoChange' : 'profile.photoAdd')}
          </LinkButton>
        </p>
      )}
    </section>
  )
}
