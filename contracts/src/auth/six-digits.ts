/** Six digits as keyboards write them, full-width and Arabic ones too, with blanks or hyphens between them: in ASCII, without those. */
export const sixDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15))
    .replaceAll(/[\s-]/g, '')
