import type { CallSchemas } from '@hanap/contracts/call'
import { strToU8, type Zippable, zip } from 'fflate'
import type { Seeker } from '../../calls/caller.ts'
import type { CallRequest } from '../../calls/route.ts'
import { ownSettingOf } from '../auth/index.ts'
import { jsonResume } from '../profiles/index.ts'
import { archivePage } from './archive-page.ts'
import { type OwnDataDeps, ownData } from './own-data.ts'

// What file systems refuse or read as a folder.
const REFUSED = /[\\/:*?"<>|]/g

const zipped = (content: Zippable) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    zip(content, (error, bytes) => (error ? reject(error) : resolve(new Uint8Array(bytes)))),
  )

/** Everything that an account has, as a ZIP file, in the account's language. */
export const archive = async (
  deps: OwnDataDeps,
  request: CallRequest<CallSchemas, Seeker>,
  now = new Date(),
): Promise<Uint8Array<ArrayBuffer>> => {
  const { caller, market } = request
  const { language = request.language } = (await ownSettingOf(deps.db, caller.accountId)) ?? {}
  const data = await ownData(deps, { ...request, language })
  // Numbered, as two files may have one name.
  const files = data.files.map(({ name, bytes }, at) => ({
    path: `files/${at + 1} ${name.replace(REFUSED, '_')}`,
    bytes,
  }))
  const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`)
  const page = archivePage(
    data,
    files.map(({ path }) => path),
    { language, market, now },
  )
  return zipped({
    'index.html': strToU8(page),
    'json-resume.json': json(jsonResume(data.profile, language)),
    'profile.json': json(data.profile),
    'account.json': json(data.account),
    'log-ins.json': json(data.logIns),
    'sessions.json': json(data.sessions),
    'applications.json': json(data.applications),
    'resume-documents.json': json(data.documents),
    'resume-document-versions.json': json(data.documentVersions),
    'courses.json': json(data.academy),
    'chats.json': json(data.chats),
    'chat-phrases.json': json(data.phrases),
    'interviews.json': json(data.interviews),
    'job-alerts.json': json(data.alerts),
    'recent-searches.json': json(data.searches),
    'notifications.json': json(data.notifications),
    'saved-jobs.json': json(data.saved),
    'notes.json': json(data.notes),
    'hidden-jobs.json': json(data.hidden),
    'viewed-jobs.json': json(data.viewed),
    'followed-companies.json': json(data.followed),
    'blocked-companies.json': json(data.blocked),
    'data-access.json': json(data.seen),
    'feedback.json': json(data.feedback),
    'records.json': json(data.records),
    // Their formats are packed already.
    ...Object.fromEntries(files.map(({ path, bytes }) => [path, [bytes, { level: 0 }] as const])),
  })
}
