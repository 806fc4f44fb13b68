import { usePage } from './page.tsx'

const unspaced: ReadonlySet<string> = new Set(['ja', 'zh-cn', 'zh-tw'])

/** Between two sentences of a page; Japanese and Chinese write them without a space. */
export function SentenceSpace() {
  const { language } = usePage()
  return unspaced.has(language) ? null : ' '
}
