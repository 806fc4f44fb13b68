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
  /** What is charged for: a fee, a deposit, a uniform, a visa. */
  charge: string
  /** It is to be paid, now, in whatever way, or comes back later. */
  due: string
  /** It is about customers, tenants or something that nobody has to take. */
  ofOthers: string
  idDoc: string
  /** A document is sent or photographed. */
  hand: string
  /** It is brought along and looked at, or has its place in a portal. */
  inPerson: string
  /** Passwords, numbers of cards, what opens an account. */
  credential: string
  /** It is to be told, sent or typed in. */
  want: string
  /** A film of the face, or with the document in the hand. */
  faceVideo: string
  bankApp: string
  crypto: string
  /** One person adds or writes to the other, an interview takes place. */
  reach: string
  /** This chat is not used any longer. */
  leaving: string
  /** A page has somebody sign in, confirm or fill in. */
  login: string
  /** Whoever does not hurry loses the place. */
  lastCall: string
}
