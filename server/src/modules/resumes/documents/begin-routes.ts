import { MAX_DOCUMENTS } from '@hanap/contracts/jobseekers/document-parts'
import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import * as schemas from '@hanap/contracts/jobseekers/documents.schemas'
import { personName } from '@hanap/i18n/person-name'
import type { LanguageCode } from '@hanap/markets/languages'
import type { z } from 'zod'
import type { Seeker } from '../../../calls/caller.ts'
import { Refusal, refuseField, refuseIdempotencyConflict } from '../../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../../calls/route.ts'
import { type IdempotencyKey, withIdempotency } from '../../../db/idempotency.ts'
import type { OwnUserOf } from '../../profiles/index.ts'
import { type ParseStoredDeps, parseStored } from '../parse-stored.ts'
import { resumesStore } from '../resumes-store.ts'
import { boundedSections } from './bounded-sections.ts'
import { documentInWire, existingDocument, type PublicUrlOf } from './document-in-wire.ts'
import { documentSectionsOf, emptySectionsOf, newDocument } from './document-of-profile.ts'
import { documentSectionsOfResume } from './document-of-resume.ts'
import { documentsStore } from './documents-store.ts'
import { importedDocument } from './exchange/imported-document.ts'
import { profileMarkOf } from './sync/profile-side.ts'

export interface BeginDocumentDeps extends ParseStoredDeps {
  ownUser: OwnUserOf
  publicUrlOf: PublicUrlOf
}

type DocumentStart = z.output<typeof schemas.createDocument.body>

interface Beginning {
  caller: Seeker
  start: DocumentStart
  language: LanguageCode
}

interface Begun {
  content: DocumentContent
  /** Of the profile that it was begun beside; null: beside none. */
  profileMark: string | null
}

/** Ways to begin a document: calls 372 and 462. */
export const beginDocumentRoutes = (deps: BeginDocumentDeps): Route[] => {
  const { db, ownUser, publicUrlOf } = deps

  const newest = (
    { caller: { user }, start: { name, template, job_id }, language }: Beginning,
    sections: DocumentContent['sections'],
  ): DocumentContent => ({
    ...newDocument({
      name: name?.trim() || personName(user.first_name, user.last_name),
      language,
      template,
      sections,
    }),
    job_id: job_id ?? null,
  })

  const ofProfile = async (beginning: Beginning, sectionsOf: typeof documentSectionsOf): Promise<Begun> => {
    const { caller, language } = beginning
    const { user } = await ownUser(caller.user, language)
    const content = newest(beginning, boundedSections(sectionsOf(user, language)))
    return { content, profileMark: profileMarkOf(user) }
  }

  const ofResume = async (beginning: Beginning, id: string): Promise<Begun> => {
    const resume = await resumesStore.find(db, beginning.caller.accountId, id)
    if (!resume) throw new Refusal('resume_not_found')
    const { parsed } = await parseStored(deps, resume)
    if (!parsed) throw refuseField('from', 'nothing_read')
    return { content: newest(beginning, documentSectionsOfResume(parsed)), profileMark: null }
  }

  const ofDocument = async ({ caller, start }: Beginning, id: string): Promise<Begun> => {
    const row = existingDocument(await documentsStore.find(db, caller.accountId, id))
    const { content } = row
    return {
      content: {
        ...content,
        name: start.name?.trim() || content.name,
        language: start.language ?? content.language,
        template: start.template ?? content.template,
        job_id: start.job_id ?? content.job_id,
      },
      profileMark: row.profile_mark,
    }
  }

  const begun = (beginning: Beginning): Promise<Begun> => {
    const { from } = beginning.start
    if (from === undefined) return ofProfile(beginning, emptySectionsOf)
    if (from === 'profile') return ofProfile(beginning, documentSectionsOf)
    return from.kind === 'resume' ? ofResume(beginning, from.id) : ofDocument(beginning, from.id)
  }

  const stored = (accountId: string, begunOf: () => Begun, key: IdempotencyKey | null) =>
    withIdempotency(db, key, refuseIdempotencyConflict, async trx => {
      await documentsStore.lock(trx, accountId)
      if ((await documentsStore.count(trx, accountId)) >= MAX_DOCUMENTS)
        throw new Refusal('too_many_documents')
      const { content, profileMark } = begunOf()
      const row = await documentsStore.insert(trx, accountId, content, profileMark)
      return { document: documentInWire(row, publicUrlOf) }
    })

  return [
    seekerRoute(
      calls.createDocument,
      schemas.createDocument,
      async ({ body, caller, language: requestLanguage, idempotencyKey }) => {
        const { language = requestLanguage } = body
        const beginning = await begun({ caller, start: body, language })
        return stored(caller.accountId, () => beginning, idempotencyKey)
      },
    ),

    seekerRoute(
      calls.importDocument,
      schemas.importDocument,
      async ({ body, files: { file }, caller, language: requestLanguage, idempotencyKey }) => {
        if (!file) throw refuseField('file', 'required')
        // Another file under the key of an earlier one is refused as that, whatever it holds.
        const [read] = await Promise.allSettled([importedDocument(file, body.language ?? requestLanguage)])
        const documentRead = (): Begun => {
          if (read.status === 'rejected') throw read.reason
          const { first_name, last_name } = caller.user
          const name = read.value.name.trim() || personName(first_name, last_name)
          const content = { ...read.value, name, job_id: body.job_id ?? read.value.job_id }
          return { content, profileMark: null }
        }
        return stored(caller.accountId, documentRead, idempotencyKey)
      },
    ),
  ]
}
