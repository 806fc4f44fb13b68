/** A video of another site that can be framed: where, and by which name the server knows whose it is. */
export interface FramedVideo {
  host: 'youtube' | 'vimeo'
  src: string
}

const youtubeHosts = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be']
const vimeoHosts = ['vimeo.com', 'player.vimeo.com']

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | null => {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  if (hostname.endsWith('youtu.be')) return first
  return ['embed', 'shorts', 'live'].includes(first) ? second : searchParams.get('v')
}

/** Undefined where it is another's, or no video's address: it is linked then. */
export const framedVideo = (address: string): FramedVideo | undefined => {
  const url = URL.parse(address)
  const host = url?.hostname.replace(/^www\./, '') ?? ''
  if (!url) return undefined
  if (youtubeHosts.includes(host)) {
    const id = youtubeId(url) ?? ''
    const src = `https://www.youtube-nocookie.com/embed/${id}`
    return /^[\w-]{6,20}$/.test(id) ? { host: 'youtube', src } : undefined
  }
  const id = url.pathname.match(/^\/(?:video\/)?(\d{1,15})\/?$/)?.[1]
  if (!vimeoHosts.includes(host) || !id) return undefined
  return { host: 'vimeo', src: `https://player.vimeo.com/video/${id}?dnt=1` }
}
