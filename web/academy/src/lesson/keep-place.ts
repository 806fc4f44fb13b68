const SAVE_EVERY_SECONDS = 15

/** What of a video element is looked at here. */
export type PlayedVideo = Pick<HTMLVideoElement, 'currentTime' | 'ended' | 'paused'> & EventTarget

/**
 * Hands on where a video is, in whole seconds, from the moment when it is first played: what only loads has come to no place.
 * One that has been seen to its end begins anew. Answers with what ends it.
 */
export const keepPlace = (video: PlayedVideo, from: number, save: (seconds: number) => void) => {
  let saved = from
  let isPlayed = !video.paused
  const place = () => (video.ended ? 0 : Math.floor(video.currentTime))
  const saveNow = () => {
    const seconds = place()
    if (!isPlayed || seconds === saved) return
    saved = seconds
    save(seconds)
  }
  const saveAtTimes = () => {
    if (Math.abs(place() - saved) >= SAVE_EVERY_SECONDS) saveNow()
  }
  const begin = () => {
    isPlayed = true
  }
  const listeners = { play: begin, pause: saveNow, seeked: saveNow, ended: saveNow, timeupdate: saveAtTimes }
  for (const [name, listener] of Object.entries(listeners)) video.addEventListener(name, listener)
  globalThis.addEventListener?.('pagehide', saveNow)
  return () => {
    saveNow()
    for (const [name, listener] of Object.entries(listeners)) video.removeEventListener(name, listener)
    globalThis.removeEventListener?.('pagehide', saveNow)
  }
}
