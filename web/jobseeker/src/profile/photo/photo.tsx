import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { FileField } from '@hanap/ui/file-field'
import { anchorOf, PROFILE_PATH } from '../profile-view.ts'
import { PhotoCrop } from './photo-crop.tsx'

interface PhotoProps {
  address: string | null
  /** Of the person. */
  name: string
}

/** The photo at the head of the profile. */
export function Photo({ address, name }: PhotoProps) {
  const { t, href } = usePage()
  return (
    <div id={anchorOf('photo')} tabIndex={-1} className="profile-photo">
      <CompanyAvatar name={name} logo={address} size="large" />
      <a
        className="lone text-sm"
        href={href(`${PROFILE_PATH}/photo#${anchorOf('photo')}`)}
        title={t('profile.why_photo')}
      >
        {t(address ? 'profile.photoChange' : 'profile.photoAdd')}
      </a>
    </div>
  )
}

interface PhotoFormProps {
  /** Of the photo that is there. */
  address: string | null
  error: string | undefined
}

/** Puts another photo in its place, or takes it away. */
export function PhotoForm({ address, error }: PhotoFormProps) {
  const { t, format, href } = usePage()
  return (
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
        help={t('apply.resumeHelp', { types: format.series(['PNG', 'JPEG', 'WebP']), size: '5 MB' })}
        error={error}
        required
      />
      <PhotoCrop field="avatar" />
      <div className="apply-send form-acts">
        <Button type="submit" look="primary">
          {t('common.save')}
        </Button>
        {address && (
          <Button type="submit" name="act" value="remove">
            {t('profile.photoRemove')}
          </Button>
        )}
        <LinkButton look="quiet" href={href(`${PROFILE_PATH}#${anchorOf('photo')}`)}>
          {t('common.back')}
        </LinkButton>
      </div>
    </form>
  )
}
