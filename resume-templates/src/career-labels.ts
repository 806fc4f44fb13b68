import type { LanguageCode } from '@hanap/markets/languages'
import type { SectionKey, TemplateKey } from './content.ts'

/** What a document of one's jobs, 職務経歴書, is called; in Japanese its parts have names of their own. */
const titles: Record<LanguageCode, string> = {
  en: 'Curriculum vitae',
  es: 'Currículum vitae',
  'pt-br': 'Currículo profissional',
  id: 'Daftar riwayat hidup',
  ms: 'Resume peribadi',
  tr: 'Özgeçmiş',
  ar: 'السيرة الذاتية',
  ja: '職務経歴書',
  'zh-cn': '个人简历',
  'zh-tw': '個人履歷',
}

const japanese: Partial<Record<SectionKey, string>> = {
  about: '職務要約',
  work: '職務経歴',
  skills: '活かせる経験・知識・技術',
}

export const careerTitle = (language: LanguageCode): string => titles[language]

/** What a section is called in one design alone. */
export const careerHeading = (
  template: TemplateKey,
  language: LanguageCode,
  key: SectionKey | undefined,
): string | undefined =>
  template === 'shokumu-keirekisho' && language === 'ja' && key ? japanese[key] : undefined
