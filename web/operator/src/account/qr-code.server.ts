import { encode } from 'uqr'

/** Modules of light around it, as readers want them. */
const QUIET = 4

export interface QrCodeView {
  /** Modules of a side, the quiet zone with them. */
  size: number
  /** Its dark modules as a path of an SVG, one unit each. */
  path: string
}

/** A text as a QR code, of which 15 % may be unreadable. */
export const qrCodeOf = (text: string): QrCodeView => {
  const { data: modules, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return { size, path }
}
