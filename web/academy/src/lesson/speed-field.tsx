import { usePage } from '@hanap/shared/components/page'
import { siteStorage } from '@hanap/shared/session/storage'
import { SelectField } from '@hanap/ui/field'
import { type RefObject, useEffect, useState } from 'react'

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2]
const SPEED_KEY = 'video_speed'

const keptSpeed = () => {
  const speed = Number(siteStorage.get(SPEED_KEY))
  return SPEEDS.includes(speed) ? speed : 1
}

/** How fast videos are played, as this browser keeps it. Without script it is not seen: nothing would come of it. */
export function SpeedField({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const { t, format } = usePage()
  const [speed, setSpeed] = useState(1)

  useEffect(() => setSpeed(keptSpeed()), [])
  useEffect(() => {
    if (!video.current) return
    video.current.playbackRate = speed
    // A video that is loaded again begins with this one.
    video.current.defaultPlaybackRate = speed
  }, [video, speed])

  return (
    <div className="with-script justify-self-start">
      <SelectField
        name="speed"
        label={t('academy.speed')}
        value={speed}
        onChange={({ currentTarget }) => {
          siteStorage.set(SPEED_KEY, currentTarget.value)
          setSpeed(Number(currentTarget.value))
        }}
      >
        {SPEEDS.map(each => (
          <option key={each} value={each}>
            {`${format.number(each)}×`}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
