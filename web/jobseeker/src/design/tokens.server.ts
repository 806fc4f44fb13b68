import base from '@hanap/ui/base.css?raw'
import controls from '@hanap/ui/controls.css?raw'
import surfaces from '@hanap/ui/surfaces.css?raw'
import { contrastOf } from './contrast.ts'

export interface ColourToken {
  name: string
  light: string
  dark: string
  /** Contrast of the text on its ground, light and dark; absent for what is no text. */
  contrast?: { on: string; light: number; dark: number }
}

const DARK = '@media screen and (prefers-color-scheme: dark)'

const rootOf = (css: string) => css.slice(css.indexOf('{', css.indexOf(':root')) + 1, css.indexOf('}'))
const lightText = rootOf(base)
const darkText = rootOf(base.slice(base.indexOf(DARK)).replace(DARK, '').replace('{', ''))

const coloursOf = (css: string) =>
  new Map([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]))
const light = coloursOf(lightText)
const dark = new Map([...light, ...coloursOf(darkText)])

/** The ground on which a colour is read, where it is no ground itself. */
const grounds: Readonly<Record<string, string>> = {
  text: 'surface',
  muted: 'surface',
  accent: 'surface',
  'on-accent': 'accent',
  'on-ink': 'ink',
  'on-ink-muted': 'ink',
  'on-singpass': 'singpass',
  positive: 'positive-soft',
  warning: 'warning-soft',
  danger: 'danger-soft',
  control: 'surface',
  focus: 'surface',
}

export const colourTokens: readonly ColourToken[] = [...light].map(([name, hex]) => {
  const on = grounds[name]
  const token = { name, light: hex, dark: dark.get(name) ?? hex }
  const lightGround = light.get(on ?? '')
  const darkGround = dark.get(on ?? '')
  if (on === undefined || !lightGround || !darkGround) return token
  const contrast = {
    on,
    light: contrastOf(token.light, lightGround),
    dark: contrastOf(token.dark, darkGround),
  }
  return { ...token, contrast }
})

const RULE = /([^{}]+)\{([^{}]*)\}/g

/** Rules of hover and focus for elements that only show how they would look, from the rules themselves. */
const shownStates = [base, controls, surfaces].flatMap(css =>
  [...css.matchAll(RULE)].flatMap(([, selector = '', style = '']) =>
    /:hover|:focus-visible/.test(selector)
      ? [
          `${selector
            .replace(/\/\*.*?\*\//gs, '')
            .trim()
            .replaceAll(':hover', '.is-hovered')
            .replaceAll(':focus-visible', '.is-focused')}{${style}}`,
        ]
      : [],
  ),
)

/** What the page of the system needs beside the site's styles: shown states, and schemes that are chosen on it. */
export const designStyles = `@layer theme, base, components, utilities;
@layer components {
${shownStates.join('\n')}
}
.in-light { color-scheme: light; ${lightText.replace(/color-scheme:[^;]+;/, '')} }
.in-dark { color-scheme: dark; ${darkText} }
:is(.in-light, .in-dark) { background: var(--surface); color: var(--text); }
`
