import type { VideoResume } from '@hanap/contracts/jobseekers/video-resumes.schemas'

/** A video resume as pages show it. */
export interface VideoView {
  id: string
  url: string
  cover: string | null
  /** Minutes and seconds. */
  length: string
}

/** 1:05 */
const lengthText = (seconds: number) => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export const videoViews = (videos: readonly VideoResume[]): VideoView[] =>
  videos.map(({ id, url, video_cover: cover, duration }) => ({
    id,
    url,
    cover,
    length: lengthText(duration),
  }))
