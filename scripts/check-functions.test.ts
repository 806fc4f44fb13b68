import { expect, test } from 'vitest'
import { findDeclaredFunctions } from './check-functions.ts'

const declaredIn = (file: string, source: string) => findDeclaredFunctions(new Map([[file, source]]))

test.each([
  ['a function', 'server/src/a.ts', 'function first(x: number) {\n  return x\n}'],
  ['an exported one', 'server/src/a.ts', 'export async function first() {\n}'],
  ['one with types of its own', 'web/shared/src/a.ts', 'function first<T>({ a }: { a: T }): { b: T } {\n}'],
  ['one within another', 'i18n/src/a.ts', 'const outer = () => {\n  function first() {}\n}'],
  ['a name like a component outside the sites', 'server/src/a.ts', 'function First() {}'],
])('%s is caught', (_, file, source) => {
  expect(declaredIn(file, source)).toEqual([expect.stringMatching(/: first is a function declaration/i)])
})

test.each([
  ['a component', 'web/ui/src/a.tsx', 'export function Button({ id }: Props) {\n}'],
  ['a hook', 'web/shared/src/a.ts', 'function useOnline() {\n}'],
  ['a generator', 'server/src/a.ts', 'function* rows() {\n}'],
  ['an assertion', 'server/src/a.ts', 'function check(x: unknown): asserts x is string {\n}'],
  [
    'an overloaded one',
    'server/src/a.ts',
    'function of(a: 1): 1\nfunction of(a: 2): 2\nfunction of(a: 1 | 2) {\n}',
  ],
  ['a default export, whose name only a declaration gives', 'web/a.ts', 'export default function a() {}'],
  ['an arrow', 'server/src/a.ts', 'const first = (x: number) => x'],
])('%s is let pass', (_, file, source) => {
  expect(declaredIn(file, source)).toEqual([])
})
