import {
  documentSectionKinds,
  documentTemplates,
  type documentTexts,
} from '@hanap/contracts/jobseekers/document-parts'
import { type OrderedText, orderedKinds, templates } from '@hanap/resume-templates/content'
import { expect, expectTypeOf, test } from 'vitest'

test('the API and the templates know the same sections, fields and designs', () => {
  expect(orderedKinds).toEqual(documentSectionKinds)
  expect(templates.map(({ key }) => key)).toEqual(documentTemplates)
  expectTypeOf<OrderedText>().toEqualTypeOf<(typeof documentTexts)[number]>()
})
