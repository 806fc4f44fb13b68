import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { TextField } from '@hanap/ui/field'
import { CloseIcon } from '@hanap/ui/icon'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { StageView } from '../pipeline.ts'
import { UndoForm } from '../undo-form.tsx'
import { DONE, useListDone } from './list-done.tsx'
import { StageList } from './stage-list.tsx'
import type { Selection } from './use-selection.ts'

const MOVE = 'move-selected'
const LABEL = 'label-selected'

interface SelectionBarProps {
  selection: Selection
  stages: readonly StageView[]
  idempotencyKey: string
}

/** How many are selected and what can be done with them, and what became of it, at the lower edge of the window. */
export function SelectionBar({ selection, stages, idempotencyKey }: SelectionBarProps) {
  const { t } = usePage()
  const { problem, text, undoId } = useListDone()
  const { ids, clear } = selection
  const isDoneShown = text !== undefined && ids.length === 0
  return (
    <div className="undo-bar" id={DONE}>
      {problem !== undefined && (
        <p role="alert" className="basis-full text-danger">
          {problem}
        </p>
      )}
      {isDoneShown && <p role="status">{text}</p>}
      {isDoneShown && undoId !== undefined && <UndoForm id={undoId} keepsPlace />}
      {ids.length > 0 && (
        <>
          <p role="status">{t('applicants.selected', { count: ids.length })}</p>
          <Button size="small" popoverTarget={MOVE}>
            {t('applicants.moveTo')}…
          </Button>
          <Button size="small" popoverTarget={LABEL}>
            {t('applicants.label')}…
          </Button>
          <SelectionForm ids={ids} idempotencyKey={idempotencyKey}>
            <Button type="submit" size="small" name="act" value="compare">
              {t('applicants.compare')}
            </Button>
          </SelectionForm>
          <Button size="icon" look="quiet" aria-label={t('applicants.clearSelection')} onClick={clear}>
            <CloseIcon />
          </Button>
          <section id={MOVE} popover="auto" className="move-menu" aria-label={t('applicants.moveTo')}>
            <h2 className="text-base">{t('applicants.moveTo')}</h2>
            <SelectionForm ids={ids} idempotencyKey={idempotencyKey}>
              <StageList
                stages={stages}
                draw={({ id, text: name }) => (
                  <button type="submit" name="pipeline_stage_id" value={id}>
                    {name}
                  </button>
                )}
              />
            </SelectionForm>
          </section>
          <section id={LABEL} popover="auto" className="move-menu" aria-label={t('applicants.addLabel')}>
            <SelectionForm ids={ids} idempotencyKey={idempotencyKey}>
              <div className="grid gap-3">
                <TextField
                  id="selected_label"
                  name="bulk_label"
                  label={t('applicants.addLabel')}
                  maxLength={40}
                  required
                  dir="auto"
                />
                <Button type="submit" look="primary">
                  {t('applicants.addLabel')}
                </Button>
              </div>
            </SelectionForm>
          </section>
        </>
      )}
    </div>
  )
}

/** Closes what a form stands in, so that its result is seen. */
const closeMenu = (form: HTMLFormElement) => form.closest<HTMLElement>('[popover]')?.hidePopover()

function SelectionForm({
  ids,
  idempotencyKey,
  children,
}: {
  ids: readonly string[]
  idempotencyKey: string
  children: ReactNode
}) {
  return (
    <Form method="post" preventScrollReset onSubmit={event => closeMenu(event.currentTarget)}>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {ids.map(id => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      {children}
    </Form>
  )
}
