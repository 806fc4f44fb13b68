import { functionStructure } from '@hanap/markets/functions/structure'
import { markets } from '@hanap/markets/markets'
import { skillStructure } from '@hanap/markets/skills/structure'
import { z } from 'zod'

const functionKeys = new Set(functionStructure.flatMap(({ key, subs }) => [key, ...subs.map(sub => sub.key)]))
const skillKeys = new Set(skillStructure.map(({ key }) => key))
const marketKeys = new Set<string>(markets.map(({ key }) => key))

const text = (max: number) =>
  z
    .string({ error: `write a text of 1 to ${max} characters, in quotes where it has a colon` })
    .trim()
    .min(1, 'write a text; it is empty')
    .max(max, `write at most ${max} characters`)

const list = <T extends z.ZodType>(item: T, min: number, max: number) => {
  const reason = `write a list of ${min} to ${max} lines, each beginning with "- "`
  return z.array(item, { error: reason }).min(min, reason).max(max, reason)
}

const key = z
  .string({ error: 'write a key in small letters, as in "first-week"' })
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'write a key of small letters, digits and single hyphens, as in "first-week"',
  )

const keyOf = (keys: ReadonlySet<string>, file: string) =>
  z.string().refine(value => keys.has(value), { error: `write one of the keys of ${file}` })

const yesNo = z.boolean({ error: 'write true or false' })

export const manifestShape = z.strictObject({
  level: z.enum(['beginner', 'intermediate', 'advanced'], {
    error: 'write beginner, intermediate or advanced',
  }),
  functions: list(keyOf(functionKeys, 'markets/src/functions/structure.ts'), 0, 10).default([]),
  skills: list(keyOf(skillKeys, 'markets/src/skills/structure.ts'), 1, 10),
  hasCertificate: yesNo,
  markets: list(keyOf(marketKeys, 'markets/src/markets.ts'), 1, 30).optional(),
})

export const courseTextShape = z.strictObject({
  title: text(80),
  summary: text(200),
  outcomes: list(text(160), 2, 8),
})

export const chapterShape = z.strictObject({ title: text(80) })

const option = z.strictObject({ text: text(300), isRight: yesNo.default(false), feedback: text(400) })

const question = z.strictObject({
  key,
  text: text(400),
  options: list(option, 2, 6).refine(options => options.some(({ isRight }) => isRight), {
    error: 'no option is right: write "isRight: true" under the right one',
  }),
})

const share = 'write a share above 0 and up to 1, as in 0.75'
const minutes = 'write whole minutes from 1 to 60'
const count = 'write a whole number from 1 to 20'

const common = {
  title: text(100),
  minutes: z.int({ error: minutes }).min(1, minutes).max(60, minutes),
}

const file = text(200).regex(/^[\w-]+(\.[\w-]+)+$/, 'write the name of a file in the folder of the lesson')

export const lessonShape = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ ...common, kind: z.literal('text') }),
    z.strictObject({
      ...common,
      kind: z.literal('video'),
      video: z
        .strictObject({
          file: file.optional(),
          embed: z
            .url({ protocol: /^https$/, error: 'write an address that begins with https://' })
            .optional(),
          captions: z.record(z.string(), file, { error: 'write a file of captions by language' }),
        })
        .refine(video => (video.file === undefined) !== (video.embed === undefined), {
          error: 'write either "file" or "embed"',
        }),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('quiz'),
      draw: z.int({ error: count }).min(1, count).max(20, count),
      passMark: z.number({ error: share }).gt(0, share).max(1, share),
      questions: list(question, 1, 40),
    }),
    z.strictObject({ ...common, kind: z.literal('exercise'), checks: list(text(200), 2, 8) }),
  ],
  { error: 'write text, video, quiz or exercise' },
)

export type LessonFields = z.infer<typeof lessonShape>
