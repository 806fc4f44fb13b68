import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import type { NextLesson } from './load-course.server.ts'

/** Straight to the lesson or quiz that is next. */
export function GoOn({ next: { href, title, lang }, of }: { next: NextLesson; of?: string }) {
  const { t } = usePage()
  return (
    <p className="go-on">
      <LinkButton
        look="primary"
        href={href}
        aria-label={of && t('resumes.labelled', { label: t('academy.goOn'), value: of })}
      >
        {t('academy.goOn')}
      </LinkButton>
      <span lang={lang}>{title}</span>
    </p>
  )
}
