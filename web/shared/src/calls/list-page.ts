import type { Outcome } from '@hanap/contracts/page'
import { data } from 'react-router'

/** The page number of an address; anything else than a number is the first page. */
export const pageNumber = (request: Request): string => {
  const text = new URL(request.url).searchParams.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? text : '1'
}

/** One page of a person's list, or the status of its refusal. */
export const listPage = async <Answer>(
  { request }: { request: Request },
  read: (page: string) => Promise<Outcome<Answer>>,
): Promise<Answer> => {
  const outcome = await read(pageNumber(request))
  if (!outcome.ok) throw data(null, { status: outcome.status })
  return outcome.data
}
