import { expect, test } from 'vitest'
import { type Mark, withMark } from './with-mark.ts'

/** The brackets stand around what is selected. */
const marked = (text: string, mark: Mark): string => {
  const [from, to] = [text.indexOf('['), text.indexOf(']') - 1]
  const typed = withMark({ text: text.replace(/[[\]]/g, ''), from, to }, mark)
  return `${typed.text.slice(0, typed.from)}[${typed.text.slice(typed.from, typed.to)}]${typed.text.slice(typed.to)}`
}

test.each([
  ['a selected word is bold', 'bold', 'Two [days] a week', 'Two **[days]** a week'],
  ['spaces around it stay outside the stars', 'bold', 'Two[ days ]a week', 'Two **[days]** a week'],
  ['bold once more is plain', 'bold', 'Two **[days]** a week', 'Two [days] a week'],
  ['where nothing is selected one writes between the stars', 'bold', 'Two []', 'Two **[]**'],
  ['a line is a heading', 'heading', 'The w[]ork\nBees', '## The work[]\nBees'],
  ['a heading once more is a line', 'heading', '## The work[]', 'The work[]'],
  ['lines are a list, empty ones between them are not', 'list', 'A\n[B\n\nC]\nD', 'A\n[- B\n\n- C]\nD'],
  ['some of them marked: all are', 'list', '[- B\nC]', '[- B\n- C]'],
  ['a list once more is lines', 'list', '[- B\n- C]', '[B\nC]'],
  ['a heading becomes a list', 'list', '# B[]', '- B[]'],
  ['an empty line begins a list', 'list', 'A\n[]', 'A\n- []'],
] as const)('%s', (_name, mark, before, after) => {
  expect(marked(before, mark)).toBe(after)
})
