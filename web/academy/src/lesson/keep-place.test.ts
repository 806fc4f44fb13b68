import { expect, test } from 'vitest'
import { keepPlace, type PlayedVideo } from './keep-place.ts'

const videoAt = (currentTime: number) =>
  Object.assign(new EventTarget(), { currentTime, ended: false, paused: true }) satisfies PlayedVideo

const watch = (video: ReturnType<typeof videoAt>, from: number) => {
  const saved: number[] = []
  const stop = keepPlace(video, from, seconds => saved.push(seconds))
  const at = (seconds: number, event: string) => {
    video.currentTime = seconds
    video.dispatchEvent(new Event(event))
  }
  return { saved, stop, at }
}

test('a video that is only looked at keeps the place that it had', () => {
  const { saved, stop, at } = watch(videoAt(0), 42)
  at(0, 'timeupdate')
  at(0, 'seeked')
  stop()
  expect(saved).toEqual([])
})

test('a place is saved every fifteen seconds, when it is paused, when it is jumped to and when the page is left', () => {
  const { saved, stop, at } = watch(videoAt(0), 0)
  at(0, 'play')
  for (let seconds = 1; seconds <= 31; seconds += 1) at(seconds, 'timeupdate')
  expect(saved).toEqual([15, 30])
  at(33.7, 'pause')
  at(33.7, 'pause')
  at(12, 'seeked')
  at(14, 'timeupdate')
  stop()
  at(20, 'pause')
  expect(saved).toEqual([15, 30, 33, 12, 14])
})

test('what was seen to its end begins anew', () => {
  const video = videoAt(58)
  const { saved, at } = watch(video, 58)
  at(58, 'play')
  video.ended = true
  at(60, 'ended')
  expect(saved).toEqual([0])
})
