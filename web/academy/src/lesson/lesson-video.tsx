import { saveLessonProgress } from '@hanap/contracts/academy/academy.calls'
import { send } from '@hanap/shared/calls/call'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { useEffect, useRef, useState } from 'react'
import { keepPlace } from './keep-place.ts'
import { SpeedField } from './speed-field.tsx'

export interface LessonVideoProps {
  lessonId: string
  title: string
  src: string
  /** Those in the reader's language first. */
  captions: readonly { src: string; lang: string; name: string; isOn: boolean }[]
  /** In seconds; null: who does not take the course has no place in it. */
  position: number | null
}

/** A lesson's video, which goes on where the person left it, on whatever device that was. */
export function LessonVideo({ lessonId, title, src, captions, position }: LessonVideoProps) {
  const { t } = usePage()
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // As it was when the page opened: a place that is saved meanwhile would load the video anew.
  const [start] = useState(position)

  useEffect(() => {
    // It may have failed before there was anybody to hear of it.
    if (video.current?.error) setHasFailed(true)
    if (!video.current || start === null) return
    return keepPlace(video.current, start, seconds => {
      const input = { params: { id: lessonId }, body: { position: seconds } }
      // Where this fails, the next one may not.
      send(saveLessonProgress, input, { keepalive: true }).catch(() => undefined)
    })
  }, [lessonId, start])

  return (
    <div className="lesson-video">
      {/* biome-ignore lint/a11y/useMediaCaption: those that the author wrote are below */}
      <video
        ref={video}
        className="video"
        controls
        playsInline
        preload="metadata"
        src={start ? `${src}#t=${start}` : src}
        aria-label={title}
        onError={() => setHasFailed(true)}
        onLoadedMetadata={() => setHasFailed(false)}
      >
        {captions.map(({ src: file, lang, name, isOn }) => (
          <track key={lang} kind="captions" src={file} srcLang={lang} label={name} default={isOn} />
        ))}
      </video>
      {hasFailed && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>{t('academy.videoFailed')}</p>
          <Button type="button" onClick={() => video.current?.load()}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
      <SpeedField video={video} />
    </div>
  )
}
