/**
 * What one language says in frauds that are written to one person. Alternatives with `|` between; each is the beginning of words,
 * with `!` at its end the whole word; `..` stands for up to thirty characters.
 */
export interface MessageWords {
  /** The seeker pays, or sends money. */
  pay: string
  /** What frauds want to have paid. */
  feeThing: string
  /** Money goes to somebody’s own account. */
  toSomebody: string
  cheque: string
  cashIt: string
  remainder: string
  giftCard: string
  buy: string
  cardCodes: string
  ownAccount: string
  /** Money of others comes in. */
  incoming: string
  passOn: string
  parcel: string
  atHome: string
  resend: string
  /** Ratings and likes as work. */
  rate: string
  piecePay: string
  recharge: string
  unlock: string
  sendMe: string
  idCard: string
  /** Both sides of it, or a selfie with it. */
  bothSides: string
  /** What nobody but its owner may know. */
  secret: string
  oneTimeCode: string
  tellMe: string
  remoteControl: string
  messenger: string
  /** Goes on elsewhere, and not here. */
  moveOn: string
  easy: string
  unconditional: string
  invest: string
  gain: string
  passport: string
  keptByUs: string
  /** A password or card, to be typed in somewhere. */
  typeIn: string
  /** The employer bears it, or pays the person. */
  weCover: string
  /** Says that nothing of it is asked. */
  denial: string
  /** Stays in this chat, or speaks of a messenger as part of the work. */
  stayHere: string
}
