/** More rows than any export of one person's has. */
const MAX_ROWS = 5000
const MAX_CHARACTERS = 2_000_000

/** Rows of a comma-separated text (RFC 4180), each by the names in the first. */
export const csvRows = (text: string): Record<string, string>[] => {
  const rows: string[][] = [[]]
  const plain = text
    .slice(0, MAX_CHARACTERS)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
  for (const [, quoted, bare = '', end] of plain.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '' || rows.length > MAX_ROWS) break
    if (end === '\n') rows.push([])
  }
  const [names = [], ...others] = rows
  return others
    .filter(row => row.some(cell => cell !== ''))
    .map(row => Object.fromEntries(names.map((name, at) => [name.trim(), row[at] ?? ''])))
}
