import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import * as calls from '@hanap/contracts/jobseekers/generated-resumes.calls'
import * as schemas from '@hanap/contracts/jobseekers/generated-resumes.schemas'
import { personName } from '@hanap/i18n/person-name'
import type { LanguageCode } from '@hanap/markets/languages'
import { examples, type ResumeOrder, templates } from '@hanap/resume-templates'
import { Refusal, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import { FileAnswer, type Route, route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { withIdempotency, withIdempotentPreparation } from '../../db/idempotency.ts'
import type { FileStore } from '../../files/file-store.ts'
import { fittedWebp } from '../pictures/index.ts'
import type { OwnUserOf, ProfilesModule } from '../profiles/index.ts'
import type { Drawings } from './drawn/drawings.ts'
import { readFileOf } from './own-resumes.ts'
import type { RenderQueue } from './render-queue.ts'
import { resumeContentOf, templateSectionKeys } from './resume-content.ts'
import { resumeMimes, resumeName } from './resume-file.ts'
import { addResume, refuseTooMany, storeResume } from './resumes.ts'
import { resumesStore } from './resumes-store.ts'

export interface GeneratedResumesDeps {
  db: Db
  files: FileStore
  renderQueue: RenderQueue
  drawings: Drawings
  portraitOf: ProfilesModule['portraitOf']
  ownUser: OwnUserOf
  onError(error: unknown): void
}

const templateOf = (id: number) => {
  const template = templates.find(each => each.id === id)
  if (!template) throw new Refusal('not_found')
  return template.key
}

const SVG = 'image/svg+xml'
const WEBP = 'image/webp'
/** A sheet of A4, twice as wide as it is shown. */
const SAMPLE = { width: 420, height: 594, fit: 'inside' } as const

/** Resumes generated from the profile: calls 073, 206 and 207. */
export const generatedResumeRoutes = ({
  db,
  files,
  renderQueue,
  drawings,
  portraitOf,
  ownUser,
  onError,
}: GeneratedResumesDeps): Route[] => {
  /** What cannot be rendered is ours to know of, and theirs to try again. */
  const rendered = async <Document>(rendering: Promise<Document>): Promise<Document> => {
    try {
      return await rendering
    } catch (error) {
      if (error instanceof Refusal) throw error
      onError(error)
      throw new Refusal('resume_not_made')
    }
  }

  interface ResumeRequest {
    template_id: number
    language_code: LanguageCode
    sections: readonly calls.ResumeSection[]
    is_photo_shown: boolean
  }

  const orderOf = async (user: SessionUser, request: ResumeRequest): Promise<ResumeOrder> => {
    const language = request.language_code
    const own = await ownUser(user, language)
    const template = templateOf(request.template_id)
    const hasPhoto = template === 'rirekisho' && request.is_photo_shown
    return {
      template,
      photo: hasPhoto ? await portraitOf(own.user.avatar) : undefined,
      language,
      sections: request.sections.map(section => templateSectionKeys[section]),
      content: resumeContentOf(own.user, language),
      madeAt: new Date(),
    }
  }

  /** As pixels: a tenth of the bytes of its outlines, and little for a browser to draw. */
  const drawSample = async (order: ResumeOrder) =>
    fittedWebp('id', await drawings.firstPage(await renderQueue.pdf(order)), SAMPLE)

  let lastSample: Promise<unknown> = Promise.resolve()
  /** One after the other: a page asks for all of them, and people wait in the same queues. */
  const sampleOf = (order: ResumeOrder) => {
    const sample = lastSample.then(() => drawSample(order))
    lastSample = sample.catch(() => undefined)
    return sample
  }

  /** One for each template and language, rendered when first asked for. */
  const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const pictureOf = (id: number, language: LanguageCode) => {
    const key = `${id} ${language}`
    const order: ResumeOrder = {
      template: templateOf(id),
      language,
      sections: Object.values(templateSectionKeys),
      content: examples[language],
      madeAt: new Date(),
    }
    const picture = pictures.get(key) ?? sampleOf(order)
    pictures.set(key, picture)
    picture.catch(() => pictures.delete(key))
    return picture
  }

  return [
    seekerRoute(calls.generateResume, schemas.generateResume, ({ body, caller, idempotencyKey: key }) =>
      withIdempotentPreparation(db, key, refuseIdempotencyConflict, async () => {
        await refuseTooMany(db, caller.accountId)
        const order = await orderOf(caller.user, body)
        const content = await rendered(renderQueue.pdf(order))
        const { first_name, last_name } = caller.user
        const name = resumeName(body.filename ?? personName(first_name, last_name), 'pdf')
        const stored = await storeResume(files, { kind: 'pdf', name, content })
        return withIdempotency(db, key, refuseIdempotencyConflict, async trx => {
          await refuseTooMany(trx, caller.accountId)
          const { id } = await addResume(trx, caller.accountId, stored, 'resume-builder')
          if (body.is_default) await resumesStore.setDefault(trx, caller.accountId, id)
          return { resume_id: id, url: readFileOf(id) }
        })
      }),
    ),

    seekerRoute(calls.previewResume, schemas.previewResume, async ({ query, caller }) => {
      const { sections = calls.resumeSections, format } = query
      const order = await orderOf(caller.user, { ...query, sections })
      const bytes = await rendered(format === 'svg' ? renderQueue.svg(order) : renderQueue.pdf(order))
      const { first_name, last_name } = caller.user
      const name = resumeName(personName(first_name, last_name), 'pdf')
      const info =
        format === 'svg'
          ? { name: name.replace(/\.pdf$/, '.svg'), mime: SVG }
          : { name, mime: resumeMimes.pdf }
      return new FileAnswer({ ...info, size: bytes.byteLength }, bytes)
    }),

    route(calls.showResumeTemplate, schemas.showResumeTemplate, async ({ params, query }) => {
      const bytes = await rendered(pictureOf(params.id, query.language_code))
      return new FileAnswer({ name: `template-${params.id}.webp`, mime: WEBP, size: bytes.byteLength }, bytes)
    }),
  ]
}
