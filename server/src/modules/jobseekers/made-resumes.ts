import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import * as calls from '@hanap/contracts/jobseekers/made-resumes.calls'
import * as schemas from '@hanap/contracts/jobseekers/made-resumes.schemas'
import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import { personName } from '@hanap/i18n/person-name'
import type { LanguageCode } from '@hanap/markets/languages'
import { examples, type ResumeOrder, templates } from '@hanap/resume-templates'
import { Refusal, refuseRepeat } from '../../calls/refusal.ts'
import { FileAnswer, type Route, route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { once } from '../../db/once.ts'
import { portraitFor } from './avatar.ts'
import type { FileStore } from './file-store.ts'
import { contentOf, sectionNames } from './made-content.ts'
import type { QueuedMaker } from './queued-maker.ts'
import { MOST_RESUMES, resumeMimes, resumeName } from './resume-file.ts'
import type { Resumes } from './resumes.ts'
import { readFileOf } from './routes.ts'
import { resumesStore } from './store.ts'

export interface MadeResumesDeps {
  db: Db
  resumes: Resumes
  maker: QueuedMaker
  avatars: FileStore
  ownUser(user: SessionUser, language: LanguageCode): Promise<{ user: OwnUser }>
  onError(error: unknown): void
}

const templateOf = (id: number) => {
  const template = templates.find(each => each.id === id)
  if (!template) throw new Refusal('not_found')
  return template.key
}

const SVG = 'image/svg+xml'

/** Resumes made of the profile: calls 073, 206 and 207. */
export const madeResumeRoutes = ({
  db,
  resumes,
  maker,
  avatars,
  ownUser,
  onError,
}: MadeResumesDeps): Route[] => {
  /** What cannot be made is ours to know of, and theirs to try again. */
  const made = async <Made>(making: Promise<Made>): Promise<Made> => {
    try {
      return await making
    } catch (error) {
      if (error instanceof Refusal) throw error
      onError(error)
      throw new Refusal('resume_not_made')
    }
  }

  interface Asked {
    template_id: number
    language_code: LanguageCode
    sections: readonly calls.ResumeSection[]
    is_photo_shown: boolean
  }

  const orderOf = async (user: SessionUser, asked: Asked): Promise<ResumeOrder> => {
    const language = asked.language_code
    const own = await ownUser(user, language)
    const template = templateOf(asked.template_id)
    const hasPhoto = template === 'rirekisho' && asked.is_photo_shown
    return {
      template,
      photo: hasPhoto ? await portraitFor(avatars, own.user.avatar) : undefined,
      language,
      sections: asked.sections.map(section => sectionNames[section]),
      content: contentOf(own.user, language),
      madeAt: new Date(),
    }
  }

  /** One for each template and language, made when first asked for. */
  const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const pictureOf = (id: number, language: LanguageCode) => {
    const key = `${id} ${language}`
    const order: ResumeOrder = {
      template: templateOf(id),
      language,
      sections: Object.values(sectionNames),
      content: examples[language],
      madeAt: new Date(),
    }
    const found = pictures.get(key) ?? maker.svg(order)
    pictures.set(key, found)
    found.catch(() => pictures.delete(key))
    return found
  }

  return [
    seekerRoute(calls.generateResume, schemas.generateResume, async ({ body, caller, once: key }) => {
      const order = await orderOf(caller.user, body)
      const content = await made(maker.pdf(order))
      const { first_name, last_name } = caller.user
      const name = resumeName(body.filename ?? personName(first_name, last_name), 'pdf')
      return once(db, key, refuseRepeat, async trx => {
        if ((await resumesStore.count(trx, caller.accountId)) >= MOST_RESUMES)
          throw new Refusal('too_many_resumes')
        const { id } = await resumes.store(trx, caller.accountId, { kind: 'pdf', name, content })
        if (body.is_default) await resumesStore.setDefault(trx, caller.accountId, id)
        return { resume_id: id, url: readFileOf(id) }
      })
    }),

    seekerRoute(calls.previewResume, schemas.previewResume, async ({ query, caller }) => {
      const { sections = calls.resumeSections, format } = query
      const order = await orderOf(caller.user, { ...query, sections })
      const bytes = await made(format === 'svg' ? maker.svg(order) : maker.pdf(order))
      const { first_name, last_name } = caller.user
      const name = resumeName(personName(first_name, last_name), 'pdf')
      const info =
        format === 'svg'
          ? { name: name.replace(/\.pdf$/, '.svg'), mime: SVG }
          : { name, mime: resumeMimes.pdf }
      return new FileAnswer({ ...info, size: bytes.byteLength }, bytes)
    }),

    route(calls.showResumeTemplate, schemas.showResumeTemplate, async ({ params, query }) => {
      const bytes = await made(pictureOf(params.id, query.language_code))
      return new FileAnswer({ name: `template-${params.id}.svg`, mime: SVG, size: bytes.byteLength }, bytes)
    }),
  ]
}
