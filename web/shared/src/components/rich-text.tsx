import type { MessagePart } from '@hanap/i18n/message'

interface RichTextProps {
  /** From `t.parts`. */
  parts: readonly MessagePart[]
  /** Where the text's tags lead, by tag; a tag without address is plain text. */
  links: Readonly<Record<string, string>>
}

/** A text with links in it. */
export function RichText({ parts, links }: RichTextProps) {
  // The parts of a text never change their order.
  return parts.map((part, index) => <TextPart key={String(index)} part={part} links={links} />)
}

function TextPart({ part, links }: { part: MessagePart; links: RichTextProps['links'] }) {
  if (typeof part === 'string') return part
  const href = links[part.tag]
  const content = <RichText parts={part.content} links={links} />
  return href === undefined ? content : <a href={href}>{content}</a>
}
