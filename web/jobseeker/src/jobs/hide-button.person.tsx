import { usePage } from '@hanap/shared/components/page'

interface HideButtonProps {
  id: string
  title: string
  isHidden: boolean
}

/** Hides a card's job from the seeker's lists; then says so in the card's place, with the way back. */
export function HideButton({ id, title, isHidden }: HideButtonProps) {
  const { t, href } = usePage()
  const text = t(isHidden ? 'personal.undo' : 'personal.hide')
  return (
    <>
      {isHidden && <p role="status">{t('personal.hidden')}</p>}
      <button
        type="submit"
        className="hide"
        form="save"
        formAction={href('/hidden-jobs')}
        name={isHidden ? 'show' : 'hide'}
        value={id}
        aria-label={t('resumes.labelled', { label: text, value: title })}
      >
        {isHidden && text}
      </button>
    </>
  )
}
