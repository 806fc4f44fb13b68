import type { ReactNode } from 'react'

export interface PaperView {
  name: string
  /** The document's own page. */
  back: string
  picture: string
  /** Says what the picture shows. */
  text: string
}

interface BesidePaperProps {
  title: string
  paper: PaperView
  /** Drawn in the place of what the document says now, and large on a phone, too. */
  other?: { picture: string; text: string } | null
  children: ReactNode
}

/** A page about a document, with its first page beside it; on a phone small, next to the title. */
export function BesidePaper({ title, paper, other, children }: BesidePaperProps) {
  const { picture, text } = other ?? paper
  return (
    <div className={other ? 'paper-page paper-other' : 'paper-page'}>
      <header className="paper-head">
        <p>
          <a className="lone" href={paper.back} dir="auto">
            {paper.name}
          </a>
        </p>
        <h1 className="text-2xl">{title}</h1>
      </header>
      <div className="paper" id="paper">
        <img key={picture} src={picture} alt={text} width={210} height={297} />
      </div>
      <div className="paper-body">{children}</div>
    </div>
  )
}
