import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

let posted = 0

/** Posts an ad as an importer beside the running server does. */
export const postJob = async (dataDir: string, title: string, company = 'Keepers') => {
  posted += 1
  const folder = mkdtempSync(join(tmpdir(), 'hanap-ads-'))
  const file = join(folder, 'ads.jsonl')
  const ad = {
    '@type': 'JobPosting',
    identifier: `posted-${posted}`,
    title,
    description: `<p>${title} wanted, with care for what is kept.</p>`,
    datePosted: new Date().toISOString().slice(0, 10),
    hiringOrganization: { '@type': 'Organization', name: company },
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Manila', addressCountry: 'PH' } },
  }
  writeFileSync(file, `${JSON.stringify(ad)}\n`)
  const words = [join(root, 'server/src/entry/import.ts'), '--market', 'ph', file]
  const child = spawn(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const code = await new Promise(resolve => child.once('exit', resolve))
  rmSync(folder, { recursive: true })
  if (code !== 0) throw new Error(output)
}
