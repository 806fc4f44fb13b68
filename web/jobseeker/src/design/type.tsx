import { Section } from './section.tsx'

export interface ScriptSample {
  tag: string
  dir: 'ltr' | 'rtl'
  name: string
  title: string
  text: string
}

const sizes = [
  ['display', 'display', '30 to 46 px: heads of home and of a company, nowhere else'],
  ['text-2xl', 'text-2xl', '28 to 32 px: the head of every other page'],
  ['text-xl', 'text-xl', '24 px: heads of sections'],
  ['text-lg', 'text-lg', '19 px: heads of cards, what introduces a page'],
  ['text-base', 'text-base', '16 px: text'],
  ['text-sm', 'text-sm', '14.4 px: facts, help of fields'],
  ['text-xs', 'text-xs', '13 px: badges and counts'],
] as const

export function TypeScale({ title, scripts }: { title: string; scripts: readonly ScriptSample[] }) {
  return (
    <Section
      id="type"
      title="Type"
      rule="The reader’s own system font of each script, at 16 px and 1.5 lines, 1.7 for Arabic and ideographs; at most 70 letters a line. Heads are set tighter, but never in scripts without capitals."
    >
      <ul className="grid gap-3">
        {sizes.map(([name, look, use]) => (
          <li key={name} className="grid justify-items-start gap-1">
            <p className={`font-bold ${look}`}>{title}</p>
            <small className="text-xs text-muted" lang="en" dir="ltr">
              <code>{name}</code>, {use}
            </small>
          </li>
        ))}
      </ul>
      <ul className="grid gap-4 sm:grid-cols-2">
        {scripts.map(script => (
          <li key={script.tag} className="card grid gap-1 p-4" lang={script.tag} dir={script.dir}>
            <h3 className="text-lg">{script.title}</h3>
            <p>{script.text}</p>
            <small className="text-xs text-muted">{script.name}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
