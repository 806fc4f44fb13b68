/** Grows with each change of what is kept, or how: caches of other numbers go when a worker takes over. */
const FORMAT = 2

/** Files with their content's hash in their names. */
export const ASSETS = `assets ${FORMAT}`

const ofReader = (kind: string) => `${kind} ${FORMAT} `

/** Pages that a reader opened; there is one of these as soon as it is known who reads. */
export const openedBy = (reader: string) => ofReader('opened') + reader
/** Pages of the jobs that a reader saved. */
export const savedBy = (reader: string) => ofReader('saved') + reader

/** Whose pages are kept: an account's id, or `nobody`; undefined where nobody has been heard of. */
export const ownerIn = (names: readonly string[]): string | undefined =>
  names.find(name => name.startsWith(ofReader('opened')))?.slice(ofReader('opened').length)

/** The names that are not of this format or of another reader than `reader`. */
export const outdated = (names: readonly string[], reader: string | undefined): string[] => {
  const currentNames = new Set([ASSETS, ...(reader === undefined ? [] : [openedBy(reader), savedBy(reader)])])
  return names.filter(name => !currentNames.has(name))
}
