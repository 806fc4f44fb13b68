/** A cell that a table program would take for a formula, or whose first sign it would drop to find one. */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\t\r|%]/u
const QUOTED = /[",\r\n;]/

/** A value as text in a table, whatever somebody typed. */
export const csvCell = (value: string): string => {
  const text = FORMULA.test(value) ? `'${value}` : value
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Table programs take a file for UTF-8 by it. */
const BOM = '\ufeff'

/** Lines of cells as a table program opens them; in none is a formula. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  BOM + lines.map(cells => `${cells.map(csvCell).join(',')}\r\n`).join('')

/** The same as a file. */
export const csvFile = (name: string, lines: readonly (readonly string[])[]) => {
  const bytes = new TextEncoder().encode(csvText(lines))
  return { info: { name, mime: 'text/csv; charset=utf-8', size: bytes.byteLength }, bytes }
}
