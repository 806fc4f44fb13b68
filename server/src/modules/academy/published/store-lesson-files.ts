import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Course } from '@hanap/courses/course'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import type { FileStore } from '../../../files/file-store.ts'
import { videoFacts } from '../../videos/index.ts'
import type { LessonFile } from './lesson-files-store.ts'

export interface ReadCourse {
  folder: string
  course: Course
}

/** A file that a lesson names, by its path on this machine. */
interface NamedFile extends Pick<LessonFile, 'chapterKey' | 'lessonKey' | 'language' | 'caption'> {
  path: string
}

const filesOf = ({ folder, course }: ReadCourse): NamedFile[] =>
  languages.flatMap(({ code: language }) =>
    (course.texts[language]?.chapters ?? []).flatMap(chapter =>
      chapter.lessons.flatMap(({ key: lessonKey, video }) => {
        // What other sites show has its captions there.
        if (video?.file === undefined) return []
        const { file, captions } = video
        const own = { chapterKey: chapter.key, lessonKey, language }
        return [
          { ...own, caption: null, path: join(folder, file) },
          ...languages.flatMap(({ code: caption }): NamedFile[] => {
            const name = captions[caption]
            return name === undefined ? [] : [{ ...own, caption, path: join(folder, name) }]
          }),
        ]
      }),
    ),
  )

const CAPTIONS_MIME = 'text/vtt'

/** Undefined: nobody could play it. MOV files are for those who make videos. */
const mimeOf = async (path: string, caption: LanguageCode | null): Promise<string | undefined> => {
  if (caption !== null) return CAPTIONS_MIME
  const mime = (await videoFacts(path))?.mime
  return mime === 'video/quicktime' ? undefined : mime
}

/** Videos that cannot be played, a line each. */
export const brokenFilesOf = async (read: ReadCourse): Promise<string[]> => {
  const problems: string[] = []
  for (const { path, caption } of filesOf(read))
    if ((await mimeOf(path, caption)) === undefined)
      problems.push(`${path}: has no picture, or is broken; save it as MP4 or WebM again`)
  return problems
}

/** Stores what the lessons of a course name; done before the version that names it commits. */
export const storeLessonFiles = async (store: FileStore, read: ReadCourse): Promise<LessonFile[]> => {
  const stored: LessonFile[] = []
  for (const { path, ...file } of filesOf(read)) {
    const mime = await mimeOf(path, file.caption)
    if (mime === undefined) continue
    const bytes = await readFile(path)
    stored.push({ ...file, mime, size: bytes.byteLength, hash: await store.put(bytes) })
  }
  return stored
}
