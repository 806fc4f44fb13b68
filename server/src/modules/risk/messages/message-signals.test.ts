import { expect, test } from 'vitest'
import { messageSignals, passagesOf, wordsOfMessages } from './message-signals.ts'
import { wordPattern } from './word-patterns.ts'

const keys = (text: string) => messageSignals(text).map(({ key }) => key)

test.each([
  ['fee_asked', 'We book your flight once you pay the medical clearance, 90 USD.'],
  ['fee_asked', 'Tiket dari kantor, seragam 200 ribu tolong transfer ke rekening saya.'],
  ['identity_asked', 'Manda foto da CNH frente e verso que eu cadastro você.'],
  ['identity_asked', '刚才收到的验证码发给我。'],
  ['identity_asked', '下載AnyDesk，把號碼給我。'],
  ['contact_elsewhere', 'Borra este chat, seguimos en Telegram.'],
  ['contact_elsewhere', 'هنا لا أرد، راسلني واتساب'],
  ['money_passed_on', '入金を受けるのに使わせてもらえる口座はありますか？週3万円払います。'],
  ['company_imitated', 'Log in at north-wind-apply.top/form and enter your card.'],
  ['task_work', 'Otelleri puanla, her set için USDT kazan.'],
] as const)('%s: %s', (family, text) => {
  expect(keys(text)).toContain(family)
})

test.each([
  'We never ask for a fee. The uniform is free and the medical is paid by us.',
  'The pay is $22 an hour; send reception a WhatsApp if you get lost.',
  'Bring your passport on the first day, we copy it in the office.',
  'El día de prueba se paga: 60 € que te transferimos antes del viernes.',
  'Call the office on 020 7946 0112, the meeting ID is 845 221 907.',
  '签合同后，财务会发链接让你填工资卡，不要发在这里。',
  '面接は火曜10時、Zoomです。カメラはオンでもオフでも。',
])('an honest message: %s', text => {
  expect(keys(text)).toEqual([])
})

test.each([
  'Write to me: zero nine one two, three four five six',
  'my number 0 9 1 7 5 5 5 0 1 2',
  '我的号码幺三八零零一三八零零零',
  'رقمي صفر خمسة خمسة واحد اثنين ثلاثة أربعة',
])('a number that is hidden: %s', text => {
  expect(keys(text)).toEqual(['contact_elsewhere'])
})

test.each([
  'Rounds one, two and three take 45 minutes each; slots are 1, 2 or 3.',
  'Call 0161 496 0733 or 555-0134.',
  '二〇二六年三月一日から働けますか？',
])('numbers that anybody writes: %s', text => {
  expect(keys(text)).toEqual([])
})

test('what is said far apart is no sign', () => {
  const pause = 'See you on Tuesday. We start at nine. The team is small. '
  expect(keys(`There is a uniform. ${pause}Please send it by noon. ${pause}It is room 45.`)).toEqual([])
})

/** A pattern without what it takes literally. */
const quantified = (source: string) => source.replaceAll(/\\(?:p\{[^}]*\}|.)|\[[^\]]*\]/gu, 'x')

test('no pattern repeats without a bound, so that no message takes longer than its length', () => {
  const patterns = wordsOfMessages.flatMap(words =>
    Object.values(words).map(each => wordPattern(each).source),
  )
  expect(patterns.length).toBeGreaterThan(100)
  expect(patterns.filter(source => /[*+]|\{\d*,\}/.test(quantified(source)))).toEqual([])
  expect(quantified(String.raw`a\+[*]b{0,30}?`)).toBe('axxb{0,30}?')
})

test.each(['you keep send once contact ', 'a. ', '1 ', '收到', 'نكمل على فقط ', 'x-', 'one 2 three '])(
  'the longest message of “%s” is read in passages of three sentences, each sentence three times at most',
  part => {
    const text = part.repeat(4000 / part.length)
    const passages = passagesOf(text)
    expect(passages.join('').length).toBeLessThanOrEqual(3 * text.length)
    expect(messageSignals(text)).toEqual(expect.any(Array))
  },
)
