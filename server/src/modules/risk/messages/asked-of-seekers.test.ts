import { expect, test } from 'vitest'
import { messageSignals } from './message-signals.ts'

const keys = (text: string) => messageSignals(text).map(({ key }) => key)

test.each([
  ['fee_asked', 'The badge is 35 dollars, you have to pay it before Friday, refunded with the first pay.'],
  ['fee_asked', 'La fianza son 60 euros, haz un bizum y guarda el comprobante.'],
  ['fee_asked', 'A taxa do crachá é 45, manda no pix e envia o comprovante.'],
  ['fee_asked', 'Eğitim ücreti 500 TL, IBAN’a havale edin.'],
  ['fee_asked', 'Biaya MCU 150 ribu, transfer ke norek ini ya kak.'],
  ['fee_asked', 'Yuran pendaftaran RM٥٠, bayar melalui DuitNow.'],
  ['fee_asked', 'رسوم التأشيرة ٣٠٠ درهم، حول لي المبلغ اليوم.'],
  ['fee_asked', '教材費６０００円を先払いでお願いします。'],
  ['fee_asked', '服装费２００元您先垫付，发工资时退给您。'],
  ['fee_asked', '保證金1500元請先匯到個人帳戶。'],
  ['identity_asked', 'send me pics of ur passport and a utility bill'],
  ['identity_asked', 'Mándame el código que te llegó por SMS y tu contraseña.'],
  ['identity_asked', 'Me passa a senha do app do banco e a validade do cartão.'],
  ['identity_asked', 'TC kimlik kartının fotoğrafını gönder, selfie de lazım.'],
  ['identity_asked', 'فيديو سيلفي مع جواز السفر، حرك رأسك يمين ويسار.'],
  ['identity_asked', '验证码收到了吗？截图给我。'],
  ['contact_elsewhere', 'add me on Wh@tsApp, easier'],
  ['contact_elsewhere', 'Escríbeme al te-le-gram de la empresa, aquí no puedo.'],
  ['contact_elsewhere', 'meu zap é 1 1 9 8 7 6 5 4 3 2 1'],
  ['contact_elsewhere', 'jobs.office (at) gmail (dot) com'],
  ['contact_elsewhere', 'bana yaz: ik.ofis et hotmail nokta com'],
  ['contact_elsewhere', '加我微❤信，号是 hr2210'],
  ['contact_elsewhere', '番号はゼロハチゼロイチニサンヨンです'],
  ['contact_elsewhere', 'رقمي خمسة خمسة، ثلاثة صفر، تسعة واحد، ستة'],
  ['company_imitated', 'Your badge: https://rnicrosoft-hr.com'],
  ['company_imitated', 'Confirm at https://hanap-verify.net/x'],
  ['company_imitated', 'https://city-hospital-jobs.xyz/a'],
  ['purchases_asked', 'compre 3 cartões google play e mande os números raspados'],
  ['cheque_passed_on', 'Le mandamos un cheque, se queda con 200 y el resto va al proveedor.'],
] as const)('%s: %s', (family, text) => {
  expect(keys(text)).toContain(family)
})

test.each([
  'You can write to jobs@northwind.com or look at https://www.linkedin.com/company/northwind',
  'Our own page is https://hanap.com/jobs/2 and https://www.hanap.com.',
  'Telegram bots are what we build here.',
  'U.S.A. citizens and N.H.S. staff welcome; the flight ✈️ is booked.',
  'We chat at 3, room 1 2 3.',
])('nobody hides anything: %s', text => {
  expect(keys(text)).toEqual([])
})
