import { expect, test } from 'vitest'
import { lightManifest } from './lighter-manifest.ts'

const listOf = (route: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/assets/a.js' }, routes: { root: route }, version: '1' })};`

test('a route keeps what a browser reads of it', () => {
  const read = {
    id: 'root',
    path: '',
    hasAction: true,
    hasErrorBoundary: true,
    module: '/assets/root.js',
    css: ['/assets/root.css'],
  }
  expect(
    lightManifest(listOf({ ...read, hasLoader: false, hasDefaultExport: true, imports: ['/b.js'] })),
  ).toBe(listOf(read))
})

test('a route’s empty list of stylesheets goes', () => {
  expect(lightManifest(listOf({ id: 'root', css: [] }))).toBe(listOf({ id: 'root' }))
})

test('another kind of list ends the build', () => {
  expect(() => lightManifest('export default {}')).toThrow('list of routes')
})
