import type { ReactNode } from 'react'
import { typedBlocks } from './typed-blocks.ts'

interface BulletedTextProps<Part> {
  parts: readonly Part[]
  className?: string
  draw(part: Part, at: number): ReactNode
}

/** What somebody typed under a label: with bullets as a list in its own direction, else as the page's lines. */
export function BulletedText<Part extends { text: string }>({
  parts,
  className = '',
  draw,
}: BulletedTextProps<Part>) {
  const blocks = typedBlocks(parts)
  if (!blocks.some(({ isList }) => isList))
    return (
      <dd className={`typed-text ${className}`} dir="auto">
        {parts.map(draw)}
      </dd>
    )
  return (
    <dd className={`typed-list ${className}`} dir="auto">
      {blocks.map(({ isList, lines }, block) => {
        const Line = isList ? 'li' : 'p'
        const drawn = lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike
          <Line key={at}>{line.map(draw)}</Line>
        ))
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
        return isList ? <ul key={block}>{drawn}</ul> : <div key={block}>{drawn}</div>
      })}
    </dd>
  )
}
