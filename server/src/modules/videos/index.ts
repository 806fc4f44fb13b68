import type { ServerModule } from '../../calls/module.ts'
import { every, HOUR_MS } from '../../tasks/every.ts'
import { type VideoResumesDeps, videoResumes } from './routes.ts'

export { ownVideos } from './own-videos.ts'
export { retention } from './retention.ts'
export { videoFacts } from './video-file.ts'

export interface VideosDeps extends VideoResumesDeps {
  onError(error: unknown): void
}

export interface VideosModule extends ServerModule {
  /** A seeker's video resumes as a recruiter may play them; none where they may not. */
  videosPlayableBy: ReturnType<typeof videoResumes>['playableBy']
}

/** Video resumes: calls 075-078 and 212-214. */
export const videosModule = ({ onError, ...deps }: VideosDeps): VideosModule => {
  const videos = videoResumes(deps)
  return {
    routes: videos.routes,
    videosPlayableBy: videos.playableBy,
    leaderTasks: [every({ everyMs: HOUR_MS, run: videos.sweep, onError })],
  }
}
