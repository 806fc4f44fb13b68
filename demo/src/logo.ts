import type { Random } from './random.ts'

const hues = [8, 28, 45, 95, 150, 175, 200, 220, 250, 280, 320, 345]

const shapes: readonly ((dice: Random, color: string) => string)[] = [
  (_, color) =>
    `<circle cx="32" cy="32" r="22" fill="${color}"/><circle cx="32" cy="32" r="10" fill="#fff"/>`,
  (_, color) => `<path d="M32 8 56 52H8Z" fill="${color}"/><path d="M32 28 43 48H21Z" fill="#fff"/>`,
  (_, color) =>
    `<rect x="10" y="10" width="44" height="44" rx="12" fill="${color}"/><path d="M20 42V22l24 20V22" stroke="#fff" stroke-width="6" fill="none"/>`,
  (_, color) =>
    `<path d="M8 40a24 24 0 0 1 48 0Z" fill="${color}"/><rect x="8" y="44" width="48" height="8" rx="4" fill="${color}"/>`,
  (_, color) =>
    `<path d="M32 6 54 19v26L32 58 10 45V19Z" fill="${color}"/><path d="m22 33 8 8 14-16" stroke="#fff" stroke-width="6" fill="none"/>`,
  (dice, color) =>
    [12, 26, 40]
      .map(x => {
        const height = dice.between(16, 40)
        return `<rect x="${x}" y="${54 - height}" width="11" height="${height}" rx="3" fill="${color}"/>`
      })
      .join(''),
  (_, color) =>
    `<path d="M12 52c0-24 16-40 40-40 0 24-16 40-40 40Z" fill="${color}"/><path d="M12 52 40 24" stroke="#fff" stroke-width="4"/>`,
  (_, color) =>
    `<circle cx="24" cy="32" r="16" fill="${color}"/><circle cx="40" cy="32" r="16" fill="${color}" fill-opacity=".55"/>`,
]

/** A mark of simple shapes: always the same for the same dice. */
export const drawLogo = (name: string, dice: Random): string => {
  const color = `hsl(${dice.pick(hues)} ${dice.between(45, 75)}% ${dice.between(32, 45)}%)`
  const label = name.replaceAll(/[<>&"]/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${label}"><rect width="64" height="64" fill="#fff"/>${dice.pick(shapes)(dice, color)}</svg>`
}
