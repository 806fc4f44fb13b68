/**
 * Section 4: Chrome-family browsers, except Opera and Edge, are asked for permission if it is still undecided. Others
 * are asked nothing that they did not come for.
 */
export const isChromeFamily = (userAgent: string): boolean =>
  /\bChrom(e|ium)\/\d/.test(userAgent) && !/\b(OPR|OPT|Opera|Edg|EdgA|Edge)\//.test(userAgent)
