/**
 * An ICU message made ready: plain text, or pieces to join. JSON-safe, so a page or a fetched file can
 * carry it and the browser needs no parser.
 */
export type CompiledMessage = string | readonly MessageToken[]

export type MessageToken = string | MessageArgument | MessageChoice | MessageTag

/** `{name}`; the name `#` stands for the number that the plural around it counts. */
export type MessageArgument = readonly [name: string]

/** `{name, plural, …}`; cases are keyed `one`, `other` or `=0`. */
export type MessageChoice = readonly [
  name: string,
  kind: 'plural' | 'selectordinal' | 'select',
  cases: Readonly<Record<string, CompiledMessage>>,
]

/** `<name>…</name>` around a part that the page draws itself, a link for instance. */
export type MessageTag = readonly [name: string, kind: '<', content: CompiledMessage]

/** Messages by their whole key, `search.results`. */
export type Messages = Readonly<Record<string, CompiledMessage>>

/** Numbers are written the language's way (1,234); pass a year or a code as text. */
export type MessageValues = Readonly<Record<string, string | number>>

/** What `t.parts` gives: text, and tags with what stands inside them. */
export type MessagePart = string | { readonly tag: string; readonly content: readonly MessagePart[] }
