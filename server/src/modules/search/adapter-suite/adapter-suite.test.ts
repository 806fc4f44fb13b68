import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openEmbedded } from '../embedded.ts'
import { adapterSuite } from './suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'hanap-suite-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

adapterSuite({
  name: 'Embedded',
  open: (installation, isFresh = false) =>
    openEmbedded({
      folder: join(folder, installation),
      installation,
      isFresh,
      onError: () => undefined,
      onLost: () => undefined,
    }),
})
