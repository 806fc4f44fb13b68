import { usePage } from '../page.tsx'

/** Options of a question by its field; of `some` one or more may be chosen. */
interface Choices {
  one?: Readonly<Record<string, readonly string[]>>
  some?: Readonly<Record<string, readonly string[]>>
}

/** A form's errors, in which a question that was left unanswered names what may be chosen. */
export function useChoiceErrors(
  errors: Readonly<Record<string, string>>,
  { one = {}, some = {} }: Choices,
): Record<string, string> {
  const { t, format } = usePage()
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => {
      const [single, several] = [one[name], some[name]]
      if (single) return [name, t('common.chooseOne', { options: format.choice(single) })]
      if (several) return [name, t('common.chooseSome', { options: format.choice(several) })]
      return [name, text]
    }),
  )
}
