import type { ReactNode } from 'react'
import { DocumentHead } from './document-head.tsx'
import type { DocumentPage, DocumentPlace } from './document-place.ts'

export interface PaperView {
  picture: string
  /** Says what the picture shows. */
  text: string
}

interface BesidePaperProps {
  title: string
  place: DocumentPlace
  current: DocumentPage
  paper: PaperView
  /** Drawn in the place of what the document says now, and large on a phone, too. */
  other?: { picture: string; text: string } | null
  children: ReactNode
}

/** A page about a document, with its first page beside it; a phone, where it could not be read, has it under Edit alone. */
export function BesidePaper({ title, place, current, paper, other, children }: BesidePaperProps) {
  const { picture, text } = other ?? paper
  return (
    <div className="document-page">
      <DocumentHead place={place} current={current} />
      <div className={other ? 'paper-page paper-other' : 'paper-page'}>
        <h2 className="paper-title">{title}</h2>
        <div className="paper" id="paper">
          <img key={picture} src={picture} alt={text} width={210} height={297} />
        </div>
        <div className="paper-body">{children}</div>
      </div>
    </div>
  )
}
