import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Kept in the data folder, so that a load that was cut short goes on with the same dates and password. */
const DemoNote = z.object({
  /** The database that was loaded: another one needs its own load. */
  installation: z.string(),
  loadedAt: z.iso.datetime().transform(text => new Date(text)),
  password: z.string(),
  /** Of the operator's authenticator; absent in notes of before there was one. */
  operatorSecret: z.string().optional(),
  isComplete: z.boolean(),
})
export type DemoNote = z.output<typeof DemoNote>

export const demoNoteFile = (dataDir: string) => join(dataDir, 'demo.json')

export const readDemoNote = async (file: string): Promise<DemoNote | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return DemoNote.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export const writeDemoNote = async (file: string, note: DemoNote) => {
  await writeFile(`${file}.new`, JSON.stringify(note), { mode: 0o600 })
  await rename(`${file}.new`, file)
}
