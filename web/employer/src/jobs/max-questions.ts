/** Questions that an ad may ask. */
export const MAX_QUESTIONS = 20
