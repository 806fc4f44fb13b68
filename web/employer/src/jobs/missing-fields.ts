import type { AdFinding } from '@hanap/contracts/recruiters/employer-jobs.schemas'

/** The fields without which an ad is not published, by what the form calls them. */
const required = {
  job_title: 'job_title',
  workplace: 'workplace',
  job_location_id: 'place',
  job_type_id: 'job_type_id',
  description: 'description',
} as const

/**
 * What the server said of an ad before it was changed, with what is missing now: what has been filled in is missing no more, what has
 * been emptied is. A place counts once it is one of `places`, or the server knows it.
 */
export const findingsNow = (
  form: FormData,
  said: readonly AdFinding[],
  places: ReadonlySet<string>,
): AdFinding[] => {
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  const wasMissing = (field: string) => said.some(each => each.rule === 'missing' && each.field === field)
  const isMissing = (field: keyof typeof required): boolean => {
    const text = typed(required[field])
    if (field !== 'job_location_id') return text === ''
    if (typed('workplace') === 'remote') return false
    return text === '' || (wasMissing(field) && !places.has(text))
  }
  const missing = (['job_title', 'workplace', 'job_location_id', 'job_type_id', 'description'] as const)
    .filter(isMissing)
    .map(
      (field): AdFinding => ({
        rule: 'missing',
        severity: 'refused',
        field,
        text: '',
        start: null,
        end: null,
      }),
    )
  const isGone = (field: string) => missing.some(each => each.field === field)
  return [...missing, ...said.filter(({ rule, field }) => rule !== 'missing' && !isGone(field))]
}
