import { usePage } from '@hanap/shared/components/page'
import { BackIcon } from '@hanap/ui/icon'
import type { ReactNode } from 'react'
import { anchorOf, PROFILE_PATH } from './profile-view.ts'
import { SectionIcon } from './section-icon.tsx'

interface PartProps {
  section: string
  heading: string
  children: ReactNode
}

/** A part of the profile among the others. */
export function ClosedPart({ section, heading, children }: PartProps) {
  return (
    <section id={anchorOf(section)} tabIndex={-1} className="profile-section">
      <h2>
        <SectionIcon section={section} />
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** A part whose form is open: the whole page. */
export function OpenPart({ section, heading, children }: PartProps) {
  const { t, href } = usePage()
  const anchor = anchorOf(section)
  return (
    <section id={anchor} tabIndex={-1} className="form-page profile-open">
      <div>
        <a className="way-back" href={href(`${PROFILE_PATH}#${anchor}`)}>
          <BackIcon />
          {t('profile.heading')}
        </a>
        <h1 className="text-2xl">{heading}</h1>
      </div>
      {children}
    </section>
  )
}
