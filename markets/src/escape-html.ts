/** A text as it may stand between tags of HTML and XML; quotes stay as they are written. */
export const escapeHtmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A text as it may stand in HTML and XML, also as the value of an attribute. */
export const escapeHtml = (text: string): string =>
  escapeHtmlText(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;')
