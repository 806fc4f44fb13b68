import * as calls from '@hanap/contracts/jobseekers/avatar.calls'
import * as schemas from '@hanap/contracts/jobseekers/avatar.schemas'
import type { FormFile } from '@hanap/contracts/page'
import { Refusal, refuseField, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import { FileAnswer, type Route, route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { withIdempotency, withIdempotentPreparation } from '../../db/idempotency.ts'
import type { FileStore } from '../../files/file-store.ts'
import { avatarsNamed, changeOwnDetails } from '../auth/index.ts'
import {
  type Crop,
  PICTURE_TYPES,
  pictureKindOf,
  pictureMimes,
  portraitOf,
  squareOf,
} from '../pictures/index.ts'

const MAX_MB = 5
const SIDE = 512

const addressOf = (key: string) => calls.readAvatar.path.replace('{id}', key)

const cropped = async (file: FormFile, crop: Crop) => {
  if (file.size > MAX_MB * 1024 * 1024)
    throw refuseField('avatar', 'file_too_large', { size: `${MAX_MB} MB` })
  const content = new Uint8Array(await file.arrayBuffer())
  if (content.byteLength === 0) throw refuseField('avatar', 'file_broken')
  if (!pictureKindOf(content)) throw refuseField('avatar', 'file_type', { types: PICTURE_TYPES })
  return squareOf('avatar', content, crop, SIDE)
}

/** Which of these photos some account has. */
export const namedAvatars = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  const named = await avatarsNamed(db, keys.map(addressOf))
  return new Set(keys.filter(key => named.has(addressOf(key))))
}

/** A seeker's photo as forms on paper have it, upright, as JPEG; undefined where there is none, or its file is lost. */
export const portraitFor = async (
  store: FileStore,
  avatar: string | null,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const key = avatar?.slice(addressOf('').length) ?? ''
  if (avatar !== addressOf(key)) return undefined
  const photo = await store.get(key).catch(() => undefined)
  return photo && portraitOf('avatar', photo, SIDE)
}

/** The photo of a seeker: calls 074, 215 and 216. */
export const avatarRoutes = (db: Db, store: FileStore): Route[] => [
  seekerRoute(
    calls.uploadAvatar,
    schemas.uploadAvatar,
    async ({ body, files, caller, idempotencyKey: key }) => {
      const photo = files.avatar
      if (!photo) throw refuseField('avatar', 'required')
      return withIdempotentPreparation(db, key, refuseIdempotencyConflict, async () => {
        const avatar = addressOf(await store.put(await cropped(photo, body)))
        return withIdempotency(db, key, refuseIdempotencyConflict, async trx => ({
          avatar,
          user: await changeOwnDetails(trx, caller.user, { avatar }),
        }))
      })
    },
  ),

  route(calls.readAvatar, schemas.readAvatar, async ({ params }) => {
    if ((await namedAvatars(db, [params.id])).size === 0) throw new Refusal('not_found')
    const bytes = await store.get(params.id)
    return new FileAnswer({ name: 'avatar.webp', mime: pictureMimes.webp, size: bytes.byteLength }, bytes)
  }),

  seekerRoute(calls.deleteAvatar, schemas.deleteAvatar, async ({ caller }) => ({
    user: await changeOwnDetails(db, caller.user, { avatar: null }),
  })),
]
