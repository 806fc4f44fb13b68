import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { Dialog } from '@hanap/ui/dialog'
import { CloseIcon, MoreIcon } from '@hanap/ui/icon'
import { useState } from 'react'
import { Example, Examples, Section } from './section.tsx'

const sizes = [
  ['normal', '600 px'],
  ['small', '420 px'],
] as const

/** What lies over a page: opened by a press, and as it looks when it is open. */
export function Overlays() {
  const { t } = usePage()
  const [open, setOpen] = useState<'normal' | 'small' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section
      id="overlays"
      title="Dialogs and menus"
      rule="The browser’s own dialog and popover: Escape closes, the focus goes back to where it came from. A dialog asks one thing; what can be undone asks nothing. A menu holds acts that are rarely needed, never the page’s first one."
    >
      <Examples>
        {sizes.map(([size, width]) => (
          <Example key={size} of={`dialog, ${size}: ${width}`}>
            <Button onClick={() => setOpen(size)}>{t('common.logIn')}</Button>
            <Dialog
              title={t('common.logIn')}
              size={size}
              isOpen={open === size}
              closeLabel={t('common.close')}
              onClose={close}
            >
              <DialogBody />
            </Dialog>
          </Example>
        ))}
        <Example of="menu">
          <Button popoverTarget="design-menu" look="quiet" size="icon" aria-label={t('common.menu')}>
            <MoreIcon />
          </Button>
          <div id="design-menu" popover="auto" className="menu">
            <MenuActs />
          </div>
        </Example>
      </Examples>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="dialog static block w-full">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h3 className="text-xl">{t('common.logIn')}</h3>
            <Button look="quiet" size="icon" aria-label={t('common.close')} className="-m-2">
              <CloseIcon />
            </Button>
          </div>
          <DialogBody />
        </div>
        <div className="menu static m-0">
          <MenuActs />
        </div>
      </div>
    </Section>
  )
}

function MenuActs() {
  const { t } = usePage()
  return (
    <>
      <a href="#overlays">{t('common.findJobs')}</a>
      <button type="button">{t('common.logOut')}</button>
    </>
  )
}

/** What it asks, and the one act that answers it. */
function DialogBody() {
  const { t } = usePage()
  return (
    <div className="grid gap-4">
      <p>{t('common.notFoundText')}</p>
      <Button look="primary">{t('common.findJobs')}</Button>
    </div>
  )
}
