const STATEMENT = /\bselect\b[\s\S]*\bfrom\b|\bdelete from\b|\binsert into\b|\bupdate \w+ set\b/i
/** After these a slash begins a regular expression, after anything else it divides. */
const BEFORE_PATTERN = /(?:^|[(,=:[!&|?{};+\n]|=>|\breturn)\s*$/

/** Where a regular expression that begins at `start` ends. */
const endOfPattern = (source: string, start: number): number => {
  let isInClass = false
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source[at]
    if (character === '\\') at += 1
    else if (character === '\n') return start + 1
    else if (character === '[') isInClass = true
    else if (character === ']') isInClass = false
    else if (character === '/' && !isInClass) return at + 1
  }
  return start + 1
}

const endOfString = (source: string, start: number): number => {
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === source[start] || source[at] === '\n') return at + 1
  }
  return source.length
}

/**
 * Statements in TypeScript: texts of tagged templates, and other texts that read as a statement. What stands in
 * `${}` is `?` in them, and a text of its own where it is one.
 */
export const sqlTexts = (source: string): string[] => {
  const texts: string[] = []

  /** Reads code from `start` to the brace that closes it; answers where it ends. */
  const readCode = (start: number): number => {
    let depth = 0
    let at = start
    while (at < source.length) {
      const character = source[at]
      if (source.startsWith('//', at)) {
        const end = source.indexOf('\n', at)
        at = end < 0 ? source.length : end
      } else if (source.startsWith('/*', at)) {
        const end = source.indexOf('*/', at)
        at = end < 0 ? source.length : end + 2
      } else if (character === '/' && BEFORE_PATTERN.test(source.slice(Math.max(0, at - 20), at)))
        at = endOfPattern(source, at)
      else if (character === "'" || character === '"') {
        const end = endOfString(source, at)
        const text = source.slice(at + 1, end - 1)
        if (STATEMENT.test(text)) texts.push(text)
        at = end
      } else if (character === '`') at = readTemplate(at)
      else {
        if (character === '{') depth += 1
        if (character === '}') {
          if (depth === 0) return at + 1
          depth -= 1
        }
        at += 1
      }
    }
    return at
  }

  /** Reads a template from its first backtick; answers where it ends. */
  const readTemplate = (start: number): number => {
    let text = ''
    let at = start + 1
    while (at < source.length && source[at] !== '`') {
      if (source[at] === '\\') at += 2
      else if (source.startsWith('${', at)) {
        text += '?'
        at = readCode(at + 2)
      } else {
        text += source[at]
        at += 1
      }
    }
    const isTagged = /[\w>)]$/.test(source.slice(Math.max(0, start - 1), start))
    if (isTagged || STATEMENT.test(text)) texts.push(text)
    return at + 1
  }

  // A brace too many ends a piece of code early; what comes after it is read all the same.
  for (let at = 0; at < source.length; ) at = readCode(at)
  return texts
}
