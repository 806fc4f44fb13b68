import { expect, test } from 'vitest'
import { framedVideo } from './framed-video.ts'

const inYoutube = { host: 'youtube', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' }
const inVimeo = { host: 'vimeo', src: 'https://player.vimeo.com/video/76979871?dnt=1' }

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30', inYoutube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', inYoutube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', inYoutube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', inYoutube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', inYoutube],
  ['https://vimeo.com/76979871', inVimeo],
  ['https://player.vimeo.com/video/76979871', inVimeo],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['https://evil.example/?https://youtu.be/dQw4w9WgXcQ', undefined],
  ['https://www.youtube.com/watch?v=..%2F..%2Flogin', undefined],
  ['https://www.youtube.com/@bees', undefined],
  ['https://vimeo.com/showcase/bees', undefined],
  ['https://videos.example/watch/1', undefined],
  ['no address', undefined],
])('%s', (address, video) => {
  expect(framedVideo(address)).toEqual(video)
})
