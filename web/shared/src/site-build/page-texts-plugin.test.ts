import { expect, test } from 'vitest'
import { importsIn, keysIn } from './page-texts-plugin.ts'

test('a page carries the messages that its source names', () => {
  const source = `t('search.results', { count }) + t.parts("common.consentText") + table[\`job.salary\`] + 'www.example.com'`
  expect(keysIn(source)).toEqual(['search.results', 'common.consentText', 'job.salary'])
})

test('messages of imported components count, those of types, servers, people’s own parts, packages and later ones do not', () => {
  const source = [
    `import { Card } from './card.tsx'`,
    `import {`,
    `  a,`,
    `  b,`,
    `} from '@hanap/shared/components/shell'`,
    `import type { Facts } from '../page/facts.ts'`,
    `import { load } from './load.server.ts'`,
    `import { Menu } from './menu.person.tsx'`,
    `import { Other } from '@hanap/shared/components/other.person'`,
    `import { Dialog } from './dialog.late.tsx'`,
    `import { useState } from 'react'`,
    `import texts from './page.tsx?texts'`,
    `const later = () => import('./dialog.tsx')`,
  ].join('\n')
  expect(importsIn(source)).toEqual(['./card.tsx', '@hanap/shared/components/shell'])
})
