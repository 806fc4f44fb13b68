import { escapeHtml } from '@hanap/markets/escape-html'
import type { DemoRandom } from '../random.ts'

const hues = [8, 28, 45, 95, 150, 175, 200, 220, 250, 280, 320, 345]

interface Brush {
  dice: DemoRandom
  color: string
  /** Goes with the color. */
  second: string
  initial: string
}

const shapes: readonly ((brush: Brush) => string)[] = [
  ({ color, second }) =>
    `<circle cx="32" cy="32" r="24" fill="${color}"/><circle cx="32" cy="32" r="13" fill="#fff"/><circle cx="32" cy="32" r="6" fill="${second}"/>`,
  ({ color, second }) =>
    `<path d="M24 12 46 52H4Z" fill="${color}"/><path d="M42 22 60 52H24Z" fill="${second}" fill-opacity=".75"/>`,
  ({ color, initial }) =>
    `<rect x="8" y="8" width="48" height="48" rx="14" fill="${color}"/><text x="32" y="44" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="32" fill="#fff">${initial}</text>`,
  ({ color, second }) =>
    `<path d="M8 38a24 24 0 0 1 48 0Z" fill="${color}"/><rect x="8" y="42" width="48" height="4" rx="2" fill="${second}"/><rect x="16" y="50" width="32" height="4" rx="2" fill="${second}"/>`,
  ({ color }) =>
    `<path d="M32 6 54 19v26L32 58 10 45V19Z" fill="${color}"/><path d="m22 33 8 8 14-16" stroke="#fff" stroke-width="6" fill="none"/>`,
  ({ dice, color, second }) =>
    [10, 26, 42]
      .map((x, index) => {
        const height = dice.between(16, 44)
        return `<rect x="${x}" y="${56 - height}" width="12" height="${height}" rx="3" fill="${index === 1 ? second : color}"/>`
      })
      .join(''),
  ({ color }) =>
    `<path d="M12 52c0-24 16-40 40-40 0 24-16 40-40 40Z" fill="${color}"/><path d="M12 52 40 24" stroke="#fff" stroke-width="4"/>`,
  ({ color, second }) =>
    `<circle cx="24" cy="32" r="17" fill="${color}"/><circle cx="40" cy="32" r="17" fill="${second}" fill-opacity=".7"/>`,
  ({ color, second }) =>
    `<path d="M32 32V8a24 24 0 0 1 24 24Z" fill="${color}"/><path d="M32 32h24a24 24 0 0 1-24 24Z" fill="${second}"/><path d="M32 32v24A24 24 0 0 1 8 32Z" fill="${color}"/><path d="M32 32H8A24 24 0 0 1 32 8Z" fill="${second}"/>`,
  ({ color, second }) =>
    `<path d="M6 26q13-12 26 0t26 0" stroke="${color}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M6 42q13-12 26 0t26 0" stroke="${second}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  ({ color, second }) =>
    `<path d="M32 6 44 32 32 58 20 32Z" fill="${color}"/><path d="M6 32 18 20 18 44ZM58 32 46 44 46 20Z" fill="${second}"/>`,
  ({ color, initial }) =>
    `<circle cx="32" cy="32" r="25" fill="none" stroke="${color}" stroke-width="5"/><text x="32" y="43" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="29" fill="${color}">${initial}</text>`,
]

/** A mark of simple shapes: always the same for the same dice. */
export const drawLogo = (name: string, dice: DemoRandom): string => {
  const hue = dice.pick(hues)
  const brush = {
    dice,
    color: `hsl(${hue} ${dice.between(45, 75)}% ${dice.between(30, 42)}%)`,
    second: `hsl(${(hue + dice.pick([35, 150, 180, 325])) % 360} ${dice.between(45, 70)}% ${dice.between(40, 52)}%)`,
    initial: escapeHtml([...name][0] ?? ''),
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${escapeHtml(name)}"><rect width="64" height="64" fill="#fff"/>${dice.pick(shapes)(brush)}</svg>`
}
