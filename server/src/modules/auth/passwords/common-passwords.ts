import listed from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

let common: ReadonlySet<string> | undefined

const folded = (password: string) => password.normalize('NFKC').toLowerCase()

/**
 * Whether a password is one of the 49,000 commonest, written in capitals or not; 18,000 of them are long enough
 * to be asked about.
 */
export const isCommonPassword = (password: string): boolean => {
  common ??= new Set(listed.map(folded))
  return common.has(folded(password))
}
