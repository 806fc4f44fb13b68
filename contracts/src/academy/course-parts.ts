export const lessonKinds = ['text', 'video', 'quiz', 'exercise'] as const

/** Of a whole course: up to half an hour, up to an hour, longer. */
export const courseLengths = ['short', 'medium', 'long'] as const
export type CourseLength = (typeof courseLengths)[number]

export const coursePrices = ['free', 'paid'] as const
export type CoursePrice = (typeof coursePrices)[number]

/** Ours have about 3,000; others' are refused before anybody reads them. */
export const MAX_CREDENTIAL_CHARACTERS = 20_000

/** Ids are letters, digits and underscores; keys, which addresses say, have hyphens and no underscores. */
export const courseIdOf = (key: string): string => key.replaceAll('-', '_')
