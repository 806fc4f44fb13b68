import { usePage } from '../page.tsx'

interface VerifiedNameProps {
  name: string
  isVerified?: boolean | undefined
}

/** Signs of scripts without spaces that stay with the badge, and the longest word that does. */
const MAX_GLUED = 16

/** A company's name, isolated from the text around it; its badge is never alone on a line. */
export function VerifiedName({ name, isVerified }: VerifiedNameProps) {
  const { t } = usePage()
  if (!isVerified) return <bdi>{name}</bdi>
  const cut = lastWordAt(name)
  return (
    <bdi>
      {name.slice(0, cut)}
      <span className="whitespace-nowrap">
        {name.slice(cut)}
        <i className="verified" role="img" aria-label={t('common.verifiedCompany')} />
      </span>
    </bdi>
  )
}

const lastWordAt = (name: string): number => {
  const start = name.trimEnd().lastIndexOf(' ') + 1
  const word = name.slice(start)
  const isSpaced = !/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word)
  if (isSpaced && word.length <= MAX_GLUED) return start
  const signs = [...word]
  return name.length - signs.slice(isSpaced ? -MAX_GLUED : -2).join('').length
}
