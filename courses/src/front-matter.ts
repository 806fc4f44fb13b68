import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { CourseProblem } from './course.ts'

/** A field's way as authors write it: `questions[2].text`. */
const fieldOf = (path: readonly PropertyKey[]) =>
  path
    .map(part => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')

/** Where a field stands, or the nearest that is there and should have held it. */
const offsetOf = (document: Document, path: readonly PropertyKey[]): number => {
  const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true)
  if (isNode(node) && node.range) return node.range[0]
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1))
}

const messageOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys'
    ? `${issue.keys.map(name => `"${name}"`).join(', ')}: no such field here; leave it out or mend its spelling`
    : issue.message

export type FieldsOrProblems<T> = { fields: T } | { problems: CourseProblem[] }

/** YAML by a shape; `firstLine` is the line of the file on which it begins. */
export const readFields = <T extends z.ZodType>(
  source: string,
  shape: T,
  file: string,
  firstLine = 1,
): FieldsOrProblems<z.infer<T>> => {
  const lines = new LineCounter()
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0)
    return {
      problems: document.errors.map(error => ({
        file,
        line: lineAt(error.pos[0]),
        message: `is not YAML: ${error.message}. Put texts with ": " or " #" in quotes`,
      })),
    }
  const { success, data: fields, error } = shape.safeParse(document.toJS() ?? {})
  if (success) return { fields }
  return {
    problems: error.issues.map(issue => ({
      file,
      line: lineAt(offsetOf(document, issue.path)),
      ...(issue.path.length > 0 && { field: fieldOf(issue.path) }),
      message: messageOf(issue),
    })),
  }
}

export interface SplitFile {
  front: string
  body: string
  /** The line of the file on which the body begins, from 1. */
  bodyLine: number
}

/** Front matter between two lines of three hyphens, and the Markdown below; undefined without it. */
export const splitFrontMatter = (source: string): SplitFile | undefined => {
  const [whole, front] = /^---\n([\s\S]*?\n)---(?:\n|$)/.exec(source) ?? []
  if (whole === undefined || front === undefined) return undefined
  const rest = source.slice(whole.length)
  const body = rest.trimStart()
  const before = whole + rest.slice(0, rest.length - body.length)
  return { front, body: body.trimEnd(), bodyLine: before.split('\n').length }
}
