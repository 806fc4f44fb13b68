/** The code that a URL's first segment, the catalogues and the wire carry. */
export type LanguageCode = 'en' | 'zh-cn' | 'id' | 'ja' | 'zh-tw' | 'ms' | 'tr' | 'pt-br' | 'es' | 'ar'

export interface Language {
  readonly code: LanguageCode
  /** Spec section 9. */
  readonly id: number
  /** BCP 47, for Intl, `lang` attributes and Accept-Language. */
  readonly tag: string
  /** The language's name in itself. */
  readonly value: string
  /** The language's name in English. */
  readonly label: string
  /** The first path segment of a page in this language. */
  readonly slug: string
  /** Another tag by which browsers name the language, lower-case. */
  readonly alias: string
  readonly dir: 'ltr' | 'rtl'
}

/** In the order of their ids. */
export const languages: readonly Language[] = [
  {
    code: 'en',
    id: 1,
    tag: 'en',
    value: 'English',
    label: 'English',
    slug: 'en',
    alias: 'en-us',
    dir: 'ltr',
  },
  {
    code: 'zh-cn',
    id: 2,
    tag: 'zh-CN',
    value: '简体中文',
    label: 'Chinese (Simplified)',
    slug: 'zh-cn',
    alias: 'zh-hans',
    dir: 'ltr',
  },
  {
    code: 'id',
    id: 3,
    tag: 'id',
    value: 'Bahasa Indonesia',
    label: 'Indonesian',
    slug: 'id',
    alias: 'in',
    dir: 'ltr',
  },
  {
    code: 'ja',
    id: 4,
    tag: 'ja',
    value: '日本語',
    label: 'Japanese',
    slug: 'ja',
    alias: 'ja-jp',
    dir: 'ltr',
  },
  {
    code: 'zh-tw',
    id: 5,
    tag: 'zh-TW',
    value: '繁體中文',
    label: 'Chinese (Traditional)',
    slug: 'zh-tw',
    alias: 'zh-hant',
    dir: 'ltr',
  },
  {
    code: 'ms',
    id: 6,
    tag: 'ms',
    value: 'Bahasa Melayu',
    label: 'Malay',
    slug: 'ms',
    alias: 'ms-my',
    dir: 'ltr',
  },
  { code: 'tr', id: 7, tag: 'tr', value: 'Türkçe', label: 'Turkish', slug: 'tr', alias: 'tr-tr', dir: 'ltr' },
  {
    code: 'pt-br',
    id: 8,
    tag: 'pt-BR',
    value: 'Português (Brasil)',
    label: 'Portuguese (Brazil)',
    slug: 'pt-br',
    alias: 'pt',
    dir: 'ltr',
  },
  {
    code: 'es',
    id: 9,
    tag: 'es',
    value: 'Español',
    label: 'Spanish',
    slug: 'es',
    alias: 'es-es',
    dir: 'ltr',
  },
  {
    code: 'ar',
    id: 10,
    tag: 'ar',
    value: 'العربية',
    label: 'Arabic',
    slug: 'ar',
    alias: 'ar-sa',
    dir: 'rtl',
  },
]

const byCode = new Map<string, Language>(languages.map(language => [language.code, language]))
const byId = new Map(languages.map(language => [language.id, language]))

/** The language of a code in the specification's spelling (`zh-cn`, in any case). */
export const languageByCode = (code: string): Language | undefined => byCode.get(code.toLowerCase())

export const languageById = (id: number): Language | undefined => byId.get(id)
