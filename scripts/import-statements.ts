export interface ImportStatement {
  specifier: string
  isType: boolean
}

const IMPORTS =
  /(?:^|\n|;)\s*(import|export)\s+(type\s+)?(?:[\w*\s{},$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

export const importsOf = (source: string): ImportStatement[] => {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(IMPORTS)].map(match => ({
    specifier: match[3] ?? match[4] ?? '',
    isType: match[2] !== undefined,
  }))
}
