const EXPORTED_LIST = /export(?: type)? \{([^}]*)\}(?: from '([^']+)')?/g
const EXPORTED_NAME = /export (?:const|let|function|async function|class|type) (\w+)/g

/** By its name. */
const isStoreName = (name: string) => /[sS]tore$|^db$/.test(name)

/** What `name` is declared as. The formatter lets a declaration begin in the first column, and nothing else of it. */
const declarationOf = (source: string, name: string) =>
  source
    .split(/\n(?=export |const |type |interface |\/\*\*)/)
    .find(text => new RegExp(`^(?:export )?(?:const|type) ${name}\\b`).test(text))

const FACTORY = /^(?:export )?const \w+ = \(\s*\w+: Db\b[^=]*=> (?:\(\{|\{[\s\S]*?\n {2}return \{)/
const OBJECT = /^(?:export )?const \w+ = \{[\s\S]*?[(,]\s*\w+: Db\b/
const TYPE_OF_RESULT = /^(?:export )?type \w+ = ReturnType<typeof (\w+)>/

/** By what it is: functions on a database in one object, or what makes such an object, or its type. */
const isStore = (source: string, name: string): boolean => {
  const declaration = declarationOf(source, name)
  if (declaration === undefined) return false
  const [, factory] = TYPE_OF_RESULT.exec(declaration) ?? []
  return factory === undefined
    ? FACTORY.test(declaration) || OBJECT.test(declaration)
    : isStore(source, factory)
}

interface ExportedName {
  name: string
  /** As it is called where it is declared. */
  declared: string
  isType: boolean
  /** Where it is declared; absent for the `index.ts` itself. */
  from: string | undefined
}

const exportsOf = (source: string): ExportedName[] => {
  const listed = [...source.matchAll(EXPORTED_LIST)].flatMap(([statement, names = '', from]) =>
    names
      .split(',')
      .map(each => each.trim())
      .filter(each => each !== '')
      .map(each => {
        const isType = each.startsWith('type ') || statement.startsWith('export type')
        const [declared = '', name = declared] = each.replace(/^type /, '').split(' as ')
        return { name, declared, isType, from }
      }),
  )
  const declared = [...source.matchAll(EXPORTED_NAME)].map(([, name = '']) => ({
    name,
    declared: name,
    isType: false,
    from: undefined,
  }))
  return [...listed, ...declared]
}

/** Exports of a module's `index.ts` by which others would reach its tables. `sourceOf` gives a file that it re-exports from. */
export const storesLeaving = (source: string, sourceOf: (specifier: string) => string): string[] =>
  exportsOf(source)
    .filter(
      ({ name, declared, isType, from }) =>
        (!isType && isStoreName(name)) || isStore(from === undefined ? source : sourceOf(from), declared),
    )
    .map(({ name }) => name)
