import { mainFunctions } from '@hanap/markets/functions'
import { options } from '@hanap/markets/lists'
import { fakePage, thrownBy } from '@hanap/shared/testing/fake-page'
import { BenefitIcon } from '@hanap/ui/icons/benefit-icon'
import { FieldIcon } from '@hanap/ui/icons/field-icon'
import { Drawing, type DrawingKind } from '@hanap/ui/lens/drawing'
import { drawingShapes } from '@hanap/ui/lens/drawing-shapes'
import { MatchRing } from '@hanap/ui/lens/rings'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadDesign } from './load-design.server.ts'

const bytesOf = (node: ReactNode) => renderToStaticMarkup(node).length
const kinds = Object.keys(drawingShapes) as DrawingKind[]

test('the page of the system is there in development and never in production', async () => {
  expect(loadDesign(fakePage({}), new URLSearchParams()).head.robots).toBe('noindex')
  const inProduction = fakePage({}, { isProduction: true })
  expect(await thrownBy(async () => loadDesign(inProduction, new URLSearchParams()))).toMatchObject({
    status: 404,
  })
})

test.each(kinds)('the drawing %s is below 1 KB', kind => {
  expect(bytesOf(createElement(Drawing, { kind }))).toBeLessThan(1024)
})

test('every field has an icon of its own, and every benefit one of its group', () => {
  const none = renderToStaticMarkup(createElement(FieldIcon, { id: 0 }))
  const icons = mainFunctions('en').map(({ id }) => renderToStaticMarkup(createElement(FieldIcon, { id })))
  expect(icons).not.toContain(none)
  expect(new Set(icons).size).toBe(icons.length)
  const other = renderToStaticMarkup(createElement(BenefitIcon, { id: 0 }))
  for (const of of ['job', 'company'] as const) {
    const benefits = options(`${of}_benefit_lists`, 'en')
    const missing = benefits.filter(
      ({ id }) => renderToStaticMarkup(createElement(BenefitIcon, { id, of })) === other,
    )
    expect(missing).toEqual([])
  }
})

test('a ring says its number to the eye and its label to the ear, whatever comes in', () => {
  const ring = (percent: number) => renderToStaticMarkup(createElement(MatchRing, { percent, label: 'fits' }))
  expect(ring(64)).toContain('aria-label="fits"')
  expect([64.4, -3, 140, Number.NaN].map(percent => />(\d+)<\/text>/.exec(ring(percent))?.[1])).toEqual([
    '64',
    '0',
    '100',
    '0',
  ])
})
