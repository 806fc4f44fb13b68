import { firstErrors } from '@hanap/shared/calls/form-values'
import { usePage } from '@hanap/shared/components/page'
import type { VideoView } from '@hanap/shared/page/video-view'
import { Button } from '@hanap/ui/button'
import { FileField } from '@hanap/ui/file-field'
import { Progress } from '@hanap/ui/surface'
import { Video } from '@hanap/ui/video'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ClosedPart } from '../part.tsx'
import { anchorOf, PROFILE_PATH } from '../profile-view.ts'
import { uploadVideo } from './video-upload.ts'

interface ProfileVideosProps {
  videos: readonly VideoView[]
  errors: Readonly<Record<string, string>>
}

const MAX_VIDEOS = 3

/** The video resumes of a profile, and the way to add one. */
export function ProfileVideos({ videos, errors }: ProfileVideosProps) {
  const { t } = usePage()
  return (
    <ClosedPart section="video" heading={t('video.heading')}>
      {videos.length === 0 && <p className="text-muted">{t('video.why')}</p>}
      <ul className="grid gap-4">
        {videos.map(video => (
          <li key={video.id}>
            <OwnVideo video={video} error={errors.video_cover} />
          </li>
        ))}
      </ul>
      {videos.length < MAX_VIDEOS && (
        // Closed again once a video has come.
        <details key={videos.length} className="video-add" open={Boolean(errors.video_resume)}>
          <summary
            className="btn btn-line btn-small"
            aria-label={t('resumes.labelled', { label: t('profile.add'), value: t('video.heading') })}
          >
            {t('profile.add')}
          </summary>
          <VideoUpload error={errors.video_resume} />
        </details>
      )}
    </ClosedPart>
  )
}

function OwnVideo({
  video: { id, url, cover, length },
  error,
}: {
  video: VideoView
  error: string | undefined
}) {
  const { t, href } = usePage()
  const name = t('video.facts', { duration: length })
  const action = `${href(PROFILE_PATH)}#${anchorOf('video')}`
  return (
    <article className="grid gap-3">
      <Video src={url} poster={cover} label={name} />
      <p className="text-muted">{name}</p>
      <form method="post" action={action} data-reload>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          size="small"
          look="quiet"
          name="act"
          value="video-delete"
          aria-label={t('resumes.labelled', { label: t('personal.preferenceDelete'), value: name })}
        >
          {t('personal.preferenceDelete')}
        </Button>
      </form>
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        className="form"
        noValidate
        data-reload
      >
        <input type="hidden" name="id" value={id} />
        <FileField
          id={`video_cover-${id}`}
          name="video_cover"
          choose={t('common.chooseFile')}
          none={t('common.noFile')}
          accept="image/png,image/jpeg,image/webp"
          label={t('video.cover')}
          help={t('video.coverHelp', { size: '5 MB' })}
          error={error}
          required
        />
        <p>
          <Button type="submit" size="small" name="act" value="video-cover">
            {t('video.coverUpload')}
          </Button>
        </p>
      </form>
    </article>
  )
}

function VideoUpload({ error }: { error: string | undefined }) {
  const { t, href, format } = usePage()
  const navigate = useNavigate()
  const [share, setShare] = useState<number | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const file = new FormData(form).get('video_resume')
    if (!(file instanceof File) || file.size === 0) return
    event.preventDefault()
    if (share !== null) return
    setFailed(null)
    setShare(0)
    const failure = await uploadVideo(file, setShare)
    setShare(null)
    if (failure) {
      const { video_resume: wrong, error: general } = firstErrors(failure.errors)
      return setFailed(wrong ?? general ?? t('video.paused'))
    }
    form.reset()
    // Whoever went on meanwhile stays where they are.
    if (form.isConnected) await navigate('.', { replace: true, preventScrollReset: true })
  }

  const progress = share === null ? '' : t('video.sending', { percent: format.percent(share) })
  return (
    <form
      method="post"
      action={`${href(PROFILE_PATH)}#${anchorOf('video')}`}
      encType="multipart/form-data"
      className="form"
      onSubmit={submit}
      onChange={event => event.currentTarget.requestSubmit()}
      noValidate
      data-reload
    >
      <input type="hidden" name="act" value="video-upload" />
      <FileField
        name="video_resume"
        choose={t('common.chooseFile')}
        none={t('common.noFile')}
        accept="video/mp4,video/quicktime,video/webm"
        label={t('video.choose')}
        help={t('video.help', { size: '100 MB', minutes: 3 })}
        error={failed ?? error}
        disabled={share !== null}
        required
      />
      <p role="status" className={progress ? '' : 'unseen'}>
        {progress}
      </p>
      {share !== null && <Progress label={t('video.upload')} value={share * 100} />}
      <p className={failed || error ? '' : 'sent-at-once'}>
        <Button type="submit" look="primary" isBusy={share !== null}>
          {t('video.upload')}
        </Button>
      </p>
    </form>
  )
}
