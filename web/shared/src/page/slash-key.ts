/** Name in the browser's storage under which a person has turned the `/` key off. */
export const SLASH_OFF = 'slash-off'
