import type { CourseLevel } from '@hanap/contracts/academy/academy.schemas'
import type { CourseLength, CoursePrice, lessonKinds } from '@hanap/contracts/academy/course-parts'
import type { MessageKey } from '@hanap/i18n/message-key'

export const levelNames: Record<CourseLevel, MessageKey> = {
  beginner: 'academy.beginner',
  intermediate: 'academy.intermediate',
  advanced: 'academy.advanced',
}

export const lengthNames: Record<CourseLength, MessageKey> = {
  short: 'academy.length_short',
  medium: 'academy.length_medium',
  long: 'academy.length_long',
}

export const priceNames: Record<CoursePrice, MessageKey> = {
  free: 'academy.free',
  paid: 'academy.paid',
}

export const lessonKindNames: Record<(typeof lessonKinds)[number], MessageKey> = {
  text: 'academy.kind_text',
  video: 'academy.kind_video',
  quiz: 'academy.kind_quiz',
  exercise: 'academy.kind_exercise',
}
