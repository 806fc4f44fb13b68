/**
 * A path in a box of 160 by 120: `soft` is the ground, `sun` the sun, `dim` a sun that is not out, `mark` a mark on the
 * sun; a line else.
 */
export interface DrawingShape {
  look?: 'soft' | 'sun' | 'dim' | 'mark'
  d: string
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0Z`

/** The service worker draws it, too, without React. */
export const offlineShapes: readonly DrawingShape[] = [
  { look: 'soft', d: 'M20 94a60 60 0 0 1 120 0z' },
  {
    d: 'M68 78a18 18 0 0 1 24 0M54 64a38 38 0 0 1 14-9m24 0a38 38 0 0 1 14 9M38 50a60 60 0 0 1 22-14m40 0a60 60 0 0 1 22 14M46 104l68-88',
  },
  { look: 'sun', d: circle(80, 94, 7) },
]

const shapes = {
  'nothing-found': [
    { look: 'soft', d: circle(74, 54, 46) },
    { d: `${circle(74, 54, 30)}m52 22 22 22M58 54h.01M74 54h.01M90 54h.01` },
    { look: 'dim', d: circle(128, 30, 8) },
  ],
  empty: [
    { look: 'soft', d: 'M24 88a56 56 0 0 1 112 0z' },
    { look: 'sun', d: 'M60 88a20 20 0 0 1 40 0z' },
    { d: 'M44 88a36 36 0 0 1 72 0M16 88h128M40 102h80M64 114h32' },
  ],
  error: [
    { look: 'soft', d: circle(80, 60, 50) },
    { d: 'M86 25a36 36 0 0 1 18 62M74 95a36 36 0 0 1-18-62M70 18l6 10-8 8 7 9M90 102l-6-10 8-8-7-9' },
    { look: 'dim', d: circle(80, 60, 10) },
  ],
  offline: offlineShapes,
  expired: [
    { look: 'soft', d: 'M28 78a52 52 0 0 1 104 0z' },
    { d: `${circle(80, 50, 32)}M80 32v18l12 8M16 94h128M36 108h88` },
    { look: 'dim', d: 'M108 94a14 14 0 0 1 28 0z' },
  ],
  'no-permission': [
    { look: 'soft', d: circle(80, 60, 50) },
    {
      d: 'M60 56V44a20 20 0 0 1 40 0v12M60 56h40a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10H60a10 10 0 0 1-10-10V66a10 10 0 0 1 10-10ZM80 80v8',
    },
    { look: 'sun', d: circle(80, 74, 6) },
  ],
  success: [
    { look: 'soft', d: circle(80, 60, 52) },
    { d: `${circle(80, 60, 38)}M80 14V6M126 60h8M26 60h8M112 28l6-6M48 28l-6-6` },
    { look: 'sun', d: circle(80, 60, 24) },
    { look: 'mark', d: 'm70 61 7 7 14-15' },
  ],
  maintenance: [
    { look: 'soft', d: circle(80, 58, 50) },
    {
      d: 'M80 22a36 36 0 1 1-36 36M46 46h.01M51 36h.01M59 28h.01M68.5 24h.01M16 112h128M106 84l16 28M54 84l-16 28',
    },
    { look: 'sun', d: circle(80, 58, 12) },
  ],
} as const satisfies Record<string, readonly DrawingShape[]>

export type DrawingKind = keyof typeof shapes

export const drawingShapes: Record<DrawingKind, readonly DrawingShape[]> = shapes
