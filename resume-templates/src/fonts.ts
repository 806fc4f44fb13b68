import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { LanguageCode } from '@hanap/markets/languages'

const require = createRequire(import.meta.url)

const families = {
  latin: { name: 'Noto Sans', folder: 'noto-sans' },
  // Its letters are whole glyphs; the Noto fonts build Arabic letters of parts, which no reader puts together again.
  arabic: { name: 'Vazirmatn', folder: 'vazirmatn' },
  simplified: { name: 'Noto Sans SC', folder: 'noto-sans-sc' },
  traditional: { name: 'Noto Sans TC', folder: 'noto-sans-tc' },
  japanese: { name: 'Noto Sans JP', folder: 'noto-sans-jp' },
  emoji: { name: 'Noto Emoji', folder: 'noto-emoji' },
} as const
type Family = keyof typeof families

/** Whose shapes the ideographs have comes first: one character looks different in Tokyo, Taipei and Beijing. */
const first: Partial<Record<LanguageCode, readonly Family[]>> = {
  ar: ['arabic'],
  ja: ['japanese'],
  'zh-cn': ['simplified'],
  'zh-tw': ['traditional'],
}
const others: readonly Family[] = ['latin', 'simplified', 'traditional', 'japanese', 'arabic', 'emoji']

/** Names of the fonts of a language, the first that has a character writes it. */
export const fontsOf = (language: LanguageCode): string[] =>
  [...new Set([...(first[language] ?? []), ...others])].map(family => families[family].name)

/** Folders of the fonts' files: each family in two weights. */
export const fontFolders = (): string[] =>
  Object.values(families).flatMap(({ folder }) => {
    const home = dirname(require.resolve(`@expo-google-fonts/${folder}/package.json`))
    return ['400Regular', '700Bold'].map(weight => join(home, weight))
  })
