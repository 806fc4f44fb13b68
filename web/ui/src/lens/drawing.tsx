import type { ReactNode } from 'react'

export type DrawingKind =
  | 'nothing-found'
  | 'empty'
  | 'error'
  | 'offline'
  | 'expired'
  | 'no-permission'
  | 'success'
  | 'maintenance'

/** In a box of 160 by 120: `soft` is a shape of the ground, `sun` the sun, `dim` a sun that is not out; lines else. */
const drawings: Record<DrawingKind, ReactNode> = {
  'nothing-found': (
    <>
      <circle className="soft" cx="74" cy="54" r="46" />
      <circle cx="74" cy="54" r="30" />
      <path d="m96 76 22 22M58 54h.01M74 54h.01M90 54h.01" />
      <circle className="dim" cx="128" cy="30" r="8" />
    </>
  ),
  empty: (
    <>
      <path className="soft" d="M24 88a56 56 0 0 1 112 0z" />
      <path className="sun" d="M60 88a20 20 0 0 1 40 0z" />
      <path d="M44 88a36 36 0 0 1 72 0M16 88h128M40 102h80M64 114h32" />
    </>
  ),
  error: (
    <>
      <circle className="soft" cx="80" cy="60" r="50" />
      <path d="M86 25a36 36 0 0 1 18 62M74 95a36 36 0 0 1-18-62M70 18l6 10-8 8 7 9M90 102l-6-10 8-8-7-9" />
      <circle className="dim" cx="80" cy="60" r="10" />
    </>
  ),
  offline: (
    <>
      <path className="soft" d="M20 94a60 60 0 0 1 120 0z" />
      <path d="M68 78a18 18 0 0 1 24 0M54 64a38 38 0 0 1 14-9m24 0a38 38 0 0 1 14 9M38 50a60 60 0 0 1 22-14m40 0a60 60 0 0 1 22 14M46 104l68-88" />
      <circle className="sun" cx="80" cy="94" r="7" />
    </>
  ),
  expired: (
    <>
      <path className="soft" d="M28 78a52 52 0 0 1 104 0z" />
      <circle cx="80" cy="50" r="32" />
      <path d="M80 32v18l12 8M16 94h128M36 108h88" />
      <path className="dim" d="M108 94a14 14 0 0 1 28 0z" />
    </>
  ),
  'no-permission': (
    <>
      <circle className="soft" cx="80" cy="60" r="50" />
      <path d="M60 56V44a20 20 0 0 1 40 0v12" />
      <rect x="50" y="56" width="60" height="42" rx="10" />
      <circle className="sun" cx="80" cy="74" r="6" />
      <path d="M80 80v8" />
    </>
  ),
  success: (
    <>
      <circle className="soft" cx="80" cy="60" r="52" />
      <circle cx="80" cy="60" r="38" />
      <circle className="sun" cx="80" cy="60" r="24" />
      <path className="mark" d="m70 61 7 7 14-15" />
      <path d="M80 14V6M126 60h8M26 60h8M112 28l6-6M48 28l-6-6" />
    </>
  ),
  maintenance: (
    <>
      <circle className="soft" cx="80" cy="58" r="50" />
      <path d="M80 22a36 36 0 1 1-36 36" />
      <path strokeDasharray="2 9" d="M44 58a36 36 0 0 1 36-36" />
      <circle className="sun" cx="80" cy="58" r="12" />
      <path d="M16 112h128M106 84l16 28M54 84l-16 28" />
    </>
  ),
}

/** What a state of a page shows above its words. Decorative. */
export function Drawing({ kind }: { kind: DrawingKind }) {
  return (
    <svg
      className={kind === 'nothing-found' ? 'drawing drawing-directed' : 'drawing'}
      viewBox="0 0 160 120"
      aria-hidden="true"
    >
      {drawings[kind]}
    </svg>
  )
}
