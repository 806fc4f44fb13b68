/** By which a team rates applicants. */
export const criteria = ['skills', 'experience', 'communication', 'motivation'] as const

export const criterionTexts = {
  skills: 'applicants.criterion_skills',
  experience: 'applicants.criterion_experience',
  communication: 'applicants.criterion_communication',
  motivation: 'applicants.criterion_motivation',
} as const satisfies Record<(typeof criteria)[number], string>

/** Whether it is one of ours; others have names that programs gave them. */
export const isListedCriterion = (key: string): key is (typeof criteria)[number] =>
  criteria.some(each => each === key)
