import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../web/ui/src/base.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)')

const coloursOf = (text: string) =>
  new Map(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  )
const schemes = {
  light: coloursOf(light),
  dark: new Map([...coloursOf(light), ...coloursOf(dark.slice(0, dark.indexOf('\n}\n')))]),
}

const luminanceOf = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrastOf = (one: string, other: string) => {
  const [high = 0, low = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const texts: [string, string[]][] = [
  ['text', ['surface', 'raised', 'sunken', 'accent-soft', 'sun-soft', 'positive-soft']],
  ['muted', ['surface', 'raised', 'sunken']],
  ['accent', ['surface', 'raised', 'sunken', 'accent-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-ink', ['ink', 'ink-soft']],
  ['on-ink-muted', ['ink', 'ink-soft']],
  ['on-singpass', ['singpass']],
  ['positive', ['surface', 'raised', 'positive-soft']],
  ['warning', ['surface', 'raised', 'warning-soft']],
  ['danger', ['surface', 'raised', 'danger-soft']],
]
const pairs = texts.flatMap(([text, grounds]) => grounds.map(ground => [text, ground] as const))

test.each(pairs)('%s on %s has a contrast of 4.5 and more, light and dark', (text, ground) => {
  for (const colours of Object.values(schemes))
    expect(contrastOf(colours.get(text) ?? '', colours.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5)
})

test.each(['surface', 'raised'])('edges of controls and focus stand out of %s by 3 and more', ground => {
  for (const colours of Object.values(schemes))
    for (const edge of ['control', 'focus', 'accent'])
      expect(contrastOf(colours.get(edge) ?? '', colours.get(ground) ?? '')).toBeGreaterThanOrEqual(3)
})
