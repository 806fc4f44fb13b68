import { sentenceSpace } from '@hanap/i18n/joined'
import { usePage } from './page.tsx'

/** Between two sentences of a page; Japanese and Chinese write them without a space. */
export function SentenceSpace() {
  const { language } = usePage()
  return sentenceSpace(language)
}
