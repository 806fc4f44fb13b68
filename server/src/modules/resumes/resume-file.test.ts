import { expect, test } from 'vitest'
import { docBytes, docxBytes, pdfBytes } from './factory.ts'
import { resumeFileKindOf, resumeName } from './resume-file.ts'

const text = (content: string) => new TextEncoder().encode(content)

test.each([
  ['a PDF', pdfBytes(), 'pdf'],
  ['a PDF after a few stray bytes', text('\n\n%PDF-1.7\n'), 'pdf'],
  ['a PDF after a printer’s words', text('\u001b%-12345X@PJL JOB\n%PDF-1.4\n'), 'pdf'],
  ['a page before a PDF', text('<!doctype html><script>alert(1)</script>\n%PDF-1.7\n'), undefined],
  ['a page after blanks', text('\n\t <html>%PDF-1.7\n'), undefined],
  ['a page after a mark of its encoding', text('\ufeff<svg onload=alert(1)>%PDF-1.7\n'), undefined],
  ['a page in the middle of stray bytes', text('x <iframe src=//evil.example>%PDF-1.7\n'), undefined],
  ['a script before a PDF', text('#!/bin/sh\n%PDF-1.7\n'), undefined],
  ['a program before a PDF', text('MZ\u0001\u0002%PDF-1.7\n'), undefined],
  ['a Word document of old', docBytes(), 'doc'],
  ['a Word document', docxBytes(), 'docx'],
  ['another OLE file', docBytes('Workbook'), undefined],
  ['another ZIP file', docxBytes('xl/workbook.xml'), undefined],
  ['a program', text('MZ\u0090\u0000'), undefined],
  ['a text that speaks of PDF far down', text(`${' '.repeat(2000)}%PDF-`), undefined],
  ['nothing', text(''), undefined],
])('%s is judged by its content', (_what, content, kind) => {
  expect(resumeFileKindOf(content)).toBe(kind)
})

test.each([
  ['Ana Cruz.pdf', 'pdf', 'Ana Cruz.pdf'],
  ['履歴書.docx', 'docx', '履歴書.docx'],
  ['cv.pdf', 'docx', 'cv.docx'],
  ['..\\..\\evil\\cv.doc', 'doc', 'cv.doc'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['gpj.\u202efdp.exe', 'pdf', 'gpj.fdp.exe.pdf'],
  ['a\r\nb\u0000.pdf', 'pdf', 'ab.pdf'],
  ['.pdf', 'pdf', 'resume.pdf'],
  ['', 'pdf', 'resume.pdf'],
  ['x'.repeat(500), 'pdf', `${'x'.repeat(150)}.pdf`],
  ['ab\ud800.pdf', 'pdf', 'ab\ufffd.pdf'],
] as const)('the name %j of a %s is kept as %s', (sent, kind, kept) => {
  expect(resumeName(sent, kind)).toBe(kept)
})
