import type { Retention } from '../../tasks/retention.ts'
import type { VideosTables } from './tables.ts'

export const retention: Retention<VideosTables> = {
  video_resumes: {
    until: 'the account, or the owner’s wish; an upload that was not ended, swept by its module',
  },
}
