/** One mark of an XML text: a tag, or what stands between two. */
export interface XmlToken {
  name: string
  isEnd: boolean
  isEmpty: boolean
  attributes: string
  /** Set for what stands between tags. */
  text: string | undefined
}

const TAG = /<(\/?)([\w:]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

export const decodeXmlText = (text: string) =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ''
  })

export const attribute = (attributes: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]

export function* xmlTokensIn(xml: string): Generator<XmlToken> {
  for (const [, end, name = '', attributes = '', empty, text] of xml.matchAll(TAG))
    yield { name, isEnd: end === '/', isEmpty: empty === '/', attributes, text }
}
