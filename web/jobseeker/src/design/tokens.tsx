import { Section } from './section.tsx'
import type { ColourToken } from './tokens.server.ts'

const ratio = (contrast: number) => `${contrast.toFixed(1)} : 1`

export function Colours({ tokens }: { tokens: readonly ColourToken[] }) {
  return (
    <Section
      id="colours"
      title="Colours"
      rule="Words for what a colour does, never for what it is; light and dark by the visitor’s setting. Text has 4.5 : 1 on its ground, edges of controls 3 : 1; a test computes it. Deep ink is for covers, footers and the employer’s header. The sun is for freshness, match and success alone. Singpass red is on its button alone."
    >
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tokens.map(({ name, light, dark, contrast }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 wrap-anywhere" lang="en" dir="ltr">
            <svg viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
              <path d="M0 0h24v32H0z" fill={light} />
              <path d="M24 0h24v32H24z" fill={dark} />
              <path d="M.5.5h47v31H.5z" fill="none" stroke="currentColor" strokeOpacity="0.25" />
            </svg>
            <span className="grid text-sm">
              <code>--{name}</code>
              <span className="text-xs text-muted">
                {light}, {dark}
                {contrast && ` · ${ratio(contrast.light)}, ${ratio(contrast.dark)} on ${contrast.on}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const corners = [
  ['--round-sm', 'rounded-sm', '8 px: what lies within a control'],
  ['--round-control', 'rounded-control', '12 px: buttons, fields, menus'],
  ['--round-lg', 'rounded-lg', '18 px: cards and dialogs'],
  ['--round-full', 'rounded-full', 'Pills: chips and badges alone'],
] as const

export function Corners() {
  return (
    <Section
      id="corners"
      title="Corners, space and lift"
      rule="Space goes in steps of 4 px. A card has a line and no shadow; what floats has a shadow."
    >
      <ul className="flex flex-wrap gap-6">
        {corners.map(([token, corner, use]) => (
          <li key={token} className="grid gap-2 text-sm" lang="en" dir="ltr">
            <span className={`block h-16 w-24 border border-line bg-accent-soft ${corner}`} />
            <code>{token}</code>
            <span className="text-xs text-muted">{use}</span>
          </li>
        ))}
        <li className="grid gap-2 text-sm" lang="en" dir="ltr">
          <span className="block h-16 w-24 rounded-md bg-raised shadow-floating" />
          <code>--lift-floating</code>
        </li>
      </ul>
    </Section>
  )
}
