import { rewriteTypes } from '@hanap/contracts/go/career-summary.calls'

/** The style that a form asks for; a matter-of-fact one where it names none. */
export const styleIn = (form: FormData): (typeof rewriteTypes)[keyof typeof rewriteTypes] =>
  Object.values(rewriteTypes).find(type => String(type) === form.get('rewrite_type')) ??
  rewriteTypes.professional
