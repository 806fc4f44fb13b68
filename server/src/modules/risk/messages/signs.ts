import type { WordingFamily } from '../families.ts'
import type { MessageWords } from './words.ts'

type Word = keyof MessageWords
/** What is found by its form, in every language. */
export type MessageForm = 'number' | 'host' | 'handle' | 'phone' | 'chatLink'

/** A way of defrauding one person: all of these are said within a few sentences, in any order. */
export interface MessageSign {
  family: WordingFamily
  all: readonly (Word | MessageForm)[]
  /** Said with it, it is an honest message. */
  unless: readonly Word[]
}

const sign = (family: WordingFamily, all: MessageSign['all'], ...unless: Word[]): MessageSign => ({
  family,
  all,
  unless: ['denial', ...unless],
})

export const messageSigns: readonly MessageSign[] = [
  sign('fee_asked', ['pay', 'feeThing', 'number'], 'weCover'),
  sign('fee_asked', ['feeThing', 'toSomebody']),
  sign('cheque_passed_on', ['cheque', 'cashIt', 'remainder']),
  sign('purchases_asked', ['giftCard', 'buy', 'cardCodes']),
  sign('money_passed_on', ['ownAccount', 'incoming', 'passOn'], 'weCover'),
  sign('money_passed_on', ['incoming', 'passOn', 'remainder'], 'weCover'),
  sign('parcels_passed_on', ['parcel', 'atHome', 'resend']),
  sign('task_work', ['rate', 'piecePay']),
  sign('deposit_asked', ['recharge', 'unlock']),
  sign('identity_asked', ['sendMe', 'idCard', 'bothSides']),
  sign('identity_asked', ['sendMe', 'secret']),
  sign('identity_asked', ['oneTimeCode', 'tellMe'], 'stayHere'),
  sign('identity_asked', ['remoteControl', 'sendMe']),
  sign('contact_elsewhere', ['messenger', 'moveOn'], 'stayHere'),
  sign('company_imitated', ['host', 'typeIn']),
  sign('easy_money', ['easy', 'unconditional', 'number']),
  sign('buy_in', ['invest', 'gain'], 'weCover'),
  sign('abroad_trap', ['passport', 'keptByUs']),
]

/** The same of wider words: in a long message they count within one sentence only. */
export const sentenceSigns: readonly MessageSign[] = [
  sign('fee_asked', ['charge', 'due'], 'weCover', 'ofOthers'),
  sign('fee_asked', ['charge', 'number', 'lastCall'], 'ofOthers'),
  sign('cheque_passed_on', ['cheque', 'remainder'], 'ofOthers'),
  sign('purchases_asked', ['giftCard', 'cardCodes'], 'ofOthers'),
  sign('money_passed_on', ['incoming', 'passOn', 'crypto'], 'weCover'),
  sign('money_passed_on', ['ownAccount', 'incoming'], 'weCover'),
  sign('identity_asked', ['idDoc', 'hand'], 'inPerson', 'ofOthers'),
  sign('identity_asked', ['credential', 'want'], 'ofOthers'),
  sign('identity_asked', ['faceVideo'], 'ofOthers'),
  sign('identity_asked', ['remoteControl', 'bankApp'], 'ofOthers'),
  sign('contact_elsewhere', ['messenger', 'reach'], 'stayHere', 'ofOthers'),
  sign('contact_elsewhere', ['messenger', 'handle'], 'stayHere', 'ofOthers'),
  sign('contact_elsewhere', ['messenger', 'phone'], 'stayHere', 'ofOthers'),
  sign('contact_elsewhere', ['messenger', 'leaving'], 'stayHere', 'ofOthers'),
  sign('contact_elsewhere', ['leaving', 'phone'], 'stayHere', 'ofOthers'),
  sign('contact_elsewhere', ['chatLink'], 'stayHere', 'ofOthers'),
  sign('company_imitated', ['host', 'login'], 'ofOthers'),
]
