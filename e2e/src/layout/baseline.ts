import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LayoutBox } from './boxes.ts'

const FOLDER = fileURLToPath(new URL('./baselines', import.meta.url))

export interface ExpectedBox extends Omit<LayoutBox, 'background'> {
  backgrounds: { light: string; dark: string }
}

/** The parts of a page by the window's width, as they lie where one reads from left to right. */
export type Baseline = Map<number, ExpectedBox[]>

const fileOf = (page: string) => join(FOLDER, `${page}.txt`)

export const readBaseline = (page: string): Baseline => {
  const baseline: Baseline = new Map()
  if (!existsSync(fileOf(page))) return baseline
  let width = 0
  for (const line of readFileSync(fileOf(page), 'utf8').split('\n').filter(Boolean)) {
    const [name = '', left, share, light = '-', dark = '-'] = line.trim().split(' ')
    if (line.startsWith(' '))
      baseline
        .get(width)
        ?.push({ name, left: Number(left), width: Number(share), backgrounds: { light, dark } })
    else {
      width = Number.parseInt(name, 10)
      baseline.set(width, [])
    }
  }
  return baseline
}

export const writeBaseline = (page: string, baseline: Baseline) => {
  mkdirSync(FOLDER, { recursive: true })
  const lines = [...baseline].flatMap(([width, boxes]) => [
    `${width}px`,
    ...boxes.map(
      ({ name, left, width, backgrounds: { light, dark } }) =>
        `  ${name} ${left.toFixed(1)} ${width.toFixed(1)}${light === '-' && dark === '-' ? '' : ` ${light} ${dark}`}`,
    ),
  ])
  writeFileSync(fileOf(page), `${lines.join('\n')}\n`)
}

export const boxesIn = (expected: readonly ExpectedBox[], scheme: 'light' | 'dark'): LayoutBox[] =>
  expected.map(({ backgrounds, ...box }) => ({ ...box, background: backgrounds[scheme] }))
