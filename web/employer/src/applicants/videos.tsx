import { usePage } from '@hanap/shared/components/page'
import type { VideoView } from '@hanap/shared/page/video-view'
import { Video } from '@hanap/ui/video'

interface ApplicantVideosProps {
  /** Of whom they are. */
  name: string
  videos: readonly VideoView[]
}

/** An applicant's video resumes. That one is played is noted for the applicant. */
export function ApplicantVideos({ name, videos }: ApplicantVideosProps) {
  const { t } = usePage()
  if (videos.length === 0) return null
  return (
    <section className="grid gap-3" id="videos">
      <h2 className="text-lg">{t('video.heading')}</h2>
      <ul className="grid gap-4">
        {videos.map(({ id, url, cover, length }) => (
          <li key={id} className="grid gap-2">
            <Video
              src={url}
              poster={cover}
              label={t('resumes.labelled', { label: t('video.heading'), value: name })}
            />
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
              {t('video.facts', { duration: length })}
              <a href={url} download={name} data-reload>
                {t('video.download')}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
