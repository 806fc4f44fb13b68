import { ECDH } from 'node:crypto'

/** Whether a device's key is one with which something can be encrypted for it: a point of the curve P-256. */
export const isDeviceKey = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1')
    return true
  } catch {
    return false
  }
}
