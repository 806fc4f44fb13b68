import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { CloseIcon, MoreIcon } from '@hanap/ui/icon'
import { useRef } from 'react'
import { isPlainStage, type StageView } from '../pipeline.ts'
import { StageList } from './stage-list.tsx'
import { rowLink } from './use-chosen.ts'
import type { Movable, Moves } from './use-moves.ts'

const ID = 'move-menu'

/** Opens the menu for whoever was chosen, once React has drawn them into it. */
const showMenu = () =>
  requestAnimationFrame(() => {
    const menu = document.getElementById(ID)
    menu?.showPopover()
    menu?.querySelector<HTMLElement>('button[aria-current="true"], button')?.focus()
  })

/** Where one applicant may be put. */
export function MoveMenu({
  item,
  stages,
  moves,
}: {
  item: Movable | null
  stages: readonly StageView[]
  moves: Moves
}) {
  const { t } = usePage()
  const ref = useRef<HTMLElement>(null)
  return (
    <section
      ref={ref}
      id={ID}
      popover="auto"
      className="move-menu"
      aria-label={item ? t('applicants.move', { name: item.name }) : t('applicants.moveTo')}
    >
      {item && (
        <>
          <h2 className="text-base">{t('applicants.move', { name: item.name })}</h2>
          <StageList
            key={item.id}
            stages={stages}
            isMoreOpen={!isPlainStage(moves.stageOf(item).key)}
            draw={stage => (
              <button
                type="button"
                aria-current={moves.stageOf(item).id === stage.id}
                onClick={() => {
                  ref.current?.hidePopover()
                  void moves.move(item, stage)
                  focusApplicant(item.id)
                }}
              >
                {stage.text}
              </button>
            )}
          />
        </>
      )}
    </section>
  )
}

/** Where the keyboard goes on after a move. */
const focusApplicant = (id: string) => requestAnimationFrame(() => rowLink(id)?.focus())

interface MoveButtonProps {
  item: Movable
  choose(item: Movable): void
  /** Where there is no room for words. */
  isIcon?: boolean
}

/** Opens the menu of stages for one applicant; without script the form below the list moves them. */
export function MoveButton({ item, choose, isIcon = false }: MoveButtonProps) {
  const { t } = usePage()
  return (
    <Button
      size={isIcon ? 'icon' : 'small'}
      className="with-script"
      data-move=""
      aria-haspopup="dialog"
      onClick={() => {
        choose(item)
        showMenu()
      }}
    >
      <span className={isIcon ? undefined : 'move-icon'}>
        <MoreIcon />
      </span>
      <span className={isIcon ? 'unseen' : 'move-words'}>{t('applicants.moveTo')}…</span>{' '}
      <bdi className="unseen">{item.name}</bdi>
      {!isIcon && <span className="move-caret" aria-hidden="true" />}
    </Button>
  )
}

/** What was moved last, with its undo, until something else is moved. */
export function UndoBar({ moves }: { moves: Moves }) {
  const { t } = usePage()
  const { last } = moves
  return (
    <div role="status" className="undo-bar">
      {last && (
        <>
          <p>{last.text}</p>
          <Button size="small" onClick={() => void moves.undo(last)}>
            {t('applicants.undo')}
          </Button>
          <Button size="icon" look="quiet" aria-label={t('common.close')} onClick={moves.close}>
            <CloseIcon />
          </Button>
        </>
      )}
    </div>
  )
}
