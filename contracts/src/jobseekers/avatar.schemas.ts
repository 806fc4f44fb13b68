import { z } from 'zod'
import { SessionUser } from '../auth/session.schemas.ts'
import { FileInfo, typedText } from '../fields.schemas.ts'

/**
 * The square that is shown: `x` and `y` say where its middle stands, as shares of the picture's width and height, and
 * `size` its side, as a share of the shorter side. One that would reach outside is moved in.
 */
export const uploadAvatar = {
  body: z.object({
    filename: typedText(0, 200).optional(),
    x: z.number().min(0).max(1).default(0.5),
    y: z.number().min(0).max(1).default(0.5),
    size: z.number().min(0.1).max(1).default(1),
  }),
  answer: z.object({ avatar: z.string(), user: SessionUser }),
}

/** `id` is the SHA-256 of the photo. */
export const readAvatar = { params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }), answer: FileInfo }

export const deleteAvatar = { answer: z.object({ user: SessionUser }) }
