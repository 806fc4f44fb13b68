const MARK = 'document '

/** A document of the resume builder as a choice among resumes. */
export const documentChoice = (id: string): string => MARK + id

/** What a choice names; nothing where it is none. */
export const chosenResume = (
  choice: string | undefined,
): { document_id: string } | { resume_id: string } | undefined => {
  if (!choice) return undefined
  return choice.startsWith(MARK) ? { document_id: choice.slice(MARK.length) } : { resume_id: choice }
}
