import { playLessonFile } from '@hanap/contracts/academy/academy.calls'
import * as schemas from '@hanap/contracts/academy/academy.schemas'
import { Refusal } from '../../../calls/refusal.ts'
import { MediaAnswer, type Route, route } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { enrolmentsStore } from '../taken/enrolments-store.ts'
import type { Catalogue } from './catalogue.ts'
import { lessonFilesStore } from './lesson-files-store.ts'

export interface LessonFileDeps {
  db: Db
  catalogue: Catalogue
  files: FileStore
}

/** What lessons show: call 529. */
export const lessonFileRoute = ({ db, catalogue, files }: LessonFileDeps): Route =>
  route(playLessonFile, schemas.playLessonFile, async ({ params, caller }) => {
    const file = await lessonFilesStore.find(db, params.id)
    const course = file && (await catalogue.find(file.course_id))
    if (!file || !course) throw new Refusal('lesson_not_found')
    const isIn =
      course.isWithdrawn &&
      caller.kind === 'seeker' &&
      (await enrolmentsStore.find(db, caller.accountId, course.id))
    // As its lessons: of what is no longer offered only those know who are in it.
    if (course.isWithdrawn && !isIn) throw new Refusal('lesson_not_found')
    return new MediaAnswer(
      { name: file.id, mime: file.mime, size: file.size },
      (from, to) => files.read(file.hash, from, to),
      `"${file.hash}"`,
    )
  })
