const TOKEN = /<(\/?)(g|a)\b([^>]*)>(?:\s*<rect width="([\d.]+)" height="([\d.]+)"[^>]*>)?/g
const SHIFT = /transform="matrix\(1 0 0 1 (-?[\d.e-]+) (-?[\d.e-]+)\)"/
const FIELD = / href="edit:([a-z0-9._]+)"/
const LINK = /<a\b[^>]*>\s*<rect[^>]*>\s*<\/a>/g

interface Shift {
  x: number
  y: number
}

const shifted = ({ x, y }: Shift, attributes: string): Shift => {
  const [, right = '0', down = '0'] = SHIFT.exec(attributes) ?? []
  return { x: x + Number(right), y: y + Number(down) }
}

/** A length in points, as exactly as anybody sees. */
const short = (length: number) => String(Math.round(length * 100) / 100)

/**
 * A preview with its links as areas of the whole picture: `class="edit"`, in `data-of` the field in which a text was typed. A picture is
 * followed nowhere, and nobody has to add up its groups.
 */
export const withFlatAnchors = (svg: string): string => {
  const areas: string[] = []
  const groups: Shift[] = [{ x: 0, y: 0 }]
  for (const [, end, name, attributes = '', width = '0', height = '0'] of svg.matchAll(TOKEN)) {
    const outer = groups.at(-1) ?? { x: 0, y: 0 }
    if (name === 'g') {
      if (end) groups.pop()
      else if (!attributes.endsWith('/')) groups.push(shifted(outer, attributes))
      continue
    }
    const field = FIELD.exec(attributes)?.[1]
    if (field === undefined) continue
    const { x, y } = shifted(outer, attributes)
    areas.push(
      `<rect class="edit" data-of="${field}" x="${short(x)}" y="${short(y)}" width="${short(Number(width))}" height="${short(Number(height))}" fill="none"/>`,
    )
  }
  return svg.replace(LINK, '').replace('</svg>', `${areas.join('')}</svg>`)
}

const SPARE = /\n\s*|(?<=\d\.\d\d\d)\d+| fill-rule="nonzero"| y="0"/g

/** The same picture in fewer bytes: without indentation and what goes without saying, with lengths to a thousandth of a point. */
export const compactSvg = (svg: string): string => svg.replace(SPARE, '')
