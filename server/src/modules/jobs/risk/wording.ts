import { plainText } from '../plain-text.ts'

/** What the words of an ad may give away. */
export type WordingSignal = (typeof signals)[number]

const signals = ['fee_asked', 'money_passed_on', 'easy_money', 'contact_elsewhere'] as const

/** How one language says it. All of it in one sentence, but for `with`. */
interface Wording {
  says: RegExp
  /** “We never ask for a fee.” */
  unless?: RegExp
  /** What the ad says as well, wherever. */
  with?: RegExp
}

const FEES =
  'registration|application|processing|training|enrol+ment|starter[ -]kit|security|joining|reservation'
const APPS = 'whats ?app|telegram|viber|we ?chat|hangouts?|zangi|yahoo messenger|line id'

/** Each in the languages of the interface; ads mix languages, so that every ad is read by all. */
const wordings: Readonly<Record<WordingSignal, readonly Wording[]>> = {
  fee_asked: [
    {
      says: new RegExp(
        String.raw`\b(?:pay|send|remit|submit|transfer)\b.{0,50}\b(?:${FEES})\s+(?:fee|deposit)|\b(?:${FEES})\s+(?:fee|deposit)s?\b.{0,40}(?:must be paid|is payable|to be paid|\brequired\b|non-?refundable|\p{Sc}\s?\d)|refundable (?:${FEES}) (?:fee|deposit)`,
        'iu',
      ),
      unless:
        /\b(?:no|not|never|don't|without|zero|free|waived?|reimburs\w+|cover(?:s|ed)?|students?|tuition|clients?|customers?|members?)\b/i,
    },
    {
      says: /(?:pag(?:ar|o|ue)|deposit(?:ar|e)|abon(?:ar|e)).{0,40}(?:inscripci[óo]n|registro|capacitaci[óo]n|tr[áa]mite)|cuota de (?:inscripci[óo]n|registro)/i,
      unless: /\b(?:sin|no|nunca|gratis|gratuit\w+|clientes?|alumn\w+)\b/i,
    },
    {
      says: /taxa de (?:inscri[çc][ãa]o|cadastro|treinamento)|(?:pagar|dep[óo]sito|pagamento).{0,30}(?:inscri[çc][ãa]o|cadastro|treinamento)/i,
      unless: /\b(?:sem|não|nao|nunca|isent\w+|gratuit\w+|clientes?|alun\w+)(?![\p{L}])/iu,
    },
    {
      says: /(?:kayıt|başvuru|eğitim|dosya) (?:ücreti|bedeli|parası)/i,
      unless: /yok|alınma|ücretsiz|talep e|istenme|müşteri|öğrenci/i,
    },
    {
      says: /(?:biaya|uang) (?:pendaftaran|registrasi|pelatihan|jaminan)|membayar (?:deposit|biaya)|yuran (?:pendaftaran|latihan)|bayar(?:an)? (?:pendaftaran|deposit)/i,
      unless: /tidak|tanpa|gratis|bebas|tiada|percuma|jangan|waspada|hati-hati|pelanggan|siswa|nasabah/i,
    },
    {
      says: /(?:رسوم|دفع) (?:ال)?(?:تسجيل|تدريب|تأمين|تقديم|اشتراك)/,
      unless: /بدون|دون|لا |لن |مجان|عملاء|طلاب/,
    },
    {
      says: /(?:登録料|入会金|保証金|教材費|申込金)/,
      unless: /不要|無料|なし|無し|ありません|一切|負担|0円|顧客|お客様|会員|契約/,
    },
    {
      says: /(?:(?:交|缴|繳|付|收).{0,6}(?:报名费|報名費|押金|培训费|培訓費|保证金|保證金|服装费|入职费))/,
      unless: /不|无|無|免|没有|沒有|拒|零|客户|客戶|会员|學員|学员|负责|負責|财务|財務/,
    },
  ],
  money_passed_on: [
    {
      says: /(?:\breceive|\baccept|\bcollect|\btransfer|\bforward).{0,40}\b(?:payments?|funds|money|che(?:ck|que)s?)\b.{0,50}\b(?:your|personal) (?:own )?(?:personal )?(?:bank )?account|\b(?:western union|money ?gram)\b.{0,60}\b(?:transfer|send|forward)|\b(?:re-?ship|forward|repackag)\w*\b.{0,40}\b(?:packages?|parcels?)\b.{0,40}\b(?:your|from) (?:own )?home|\b(?:buy|purchase)\b.{0,30}\bgift cards?\b.{0,60}\b(?:send|codes?)\b/i,
      unless: /\b(?:never|not|customers?|clients?|claims?)\b/i,
    },
    { says: /(?:recibir|transferir).{0,30}(?:dinero|pagos|fondos).{0,40}(?:su|tu) (?:propia )?cuenta/i },
    { says: /(?:receber|transferir).{0,30}(?:dinheiro|pagamentos|valores).{0,40}(?:sua|própria) conta/i },
    { says: /(?:banka|kişisel) hesab(?:ınız|ını)\p{L}*.{0,40}(?:para|ödeme).{0,30}(?:al|aktar|gönder)/iu },
    {
      says: /(?:sewa|pinjam|jual).{0,15}rekening|rekening (?:pribadi )?anda.{0,40}(?:terima|transfer|tampung)/i,
    },
    { says: /(?:استقبال|تحويل) (?:ال)?(?:أموال|اموال|مبالغ).{0,40}حسابك/ },
    { says: /(?:口座|キャッシュカード).{0,8}(?:買取|買い取|貸し|レンタル|譲渡)|荷受代行|受け子|出し子/ },
    {
      says: /刷单|刷單|跑分|(?:出租|出借|租用|提供)(?:个人|個人|你的)?(?:银行卡|銀行卡|银行账户|銀行帳戶|帳戶)/,
      unless: /防|反|识别|識別|打击|打擊|禁止|不/,
    },
  ],
  easy_money: [
    {
      says: /\b(?:earn(?:ing)?s?|make|get)\b.{0,30}[$£€₱]\s?\d[\d,.]*.{0,40}\b(?:daily|every ?day|week(?:ly)?|(?:per|a|each) (?:day|week|hour))\b|\bweekly (?:earnings|income)\b.{0,10}[$£€₱]\s?\d|[$£€₱]\s?\d[\d,.]*\s?(?:weekly|daily|(?:per|a|every) (?:day|week))\b/i,
      with: /\b(?:no|not? any|without|won't required?) (?:prior |previous |any )?experience\b|free time|\b(?:from|at) (?:your (?:own )?)?home\b|\bfree to join\b|\bextra (?:cash|income|money)\b/i,
    },
    {
      says: /gan[ae].{0,25}\d.{0,25}(?:diarios|al d[íi]a|por d[íi]a|a la semana|semanales)/i,
      with: /desde (?:tu |su )?casa|sin experiencia/i,
    },
    {
      says: /ganhe.{0,25}r\$\s?\d.{0,25}(?:por dia|ao dia|di[áa]rios|por semana)/i,
      with: /em casa|sem experi[êe]ncia/i,
    },
    {
      says: /(?:günlük|günde|haftalık).{0,25}\d.{0,12}(?:tl|₺).{0,25}kazan/i,
      with: /evden|tecrübe (?:gerek|şart)/i,
    },
    {
      says: /(?:penghasilan|hasilkan|dapatkan|pendapatan).{0,25}(?:rp|rm).{0,25}(?:per hari|sehari|setiap hari|seminggu|per minggu)/i,
      with: /(?:dari|di) rumah|tanpa pengalaman/i,
    },
    {
      says: /(?:اربح|اكسب|دخل).{0,25}\d.{0,25}(?:يوميا|يومياً|في اليوم|أسبوعيا)/,
      with: /من (?:ال)?(?:منزل|بيت)|بدون خبرة|دون خبرة/,
    },
    {
      says: /(?:日給|日収|月収|即日).{0,8}\d.{0,4}万.{0,30}(?:可能|稼げ|以上)/,
      with: /スマホだけ|誰でも簡単|簡単作業.{0,10}在宅|在宅.{0,10}誰でも/,
    },
    {
      says: /(?:日入|日赚|日賺|轻松月入|輕鬆月入).{0,8}\d/,
      with: /在家|手机|手機|兼职|兼職|无需经验|無需經驗/,
    },
  ],
  contact_elsewhere: [
    {
      says: new RegExp(
        String.raw`\b(?:contact|message|text|add|reach|inbox|interviewed?)\b.{0,40}\b(?:${APPS})\b|\b(?:${APPS})\b.{0,20}\+?\d[\d ()-]{6,}`,
        'i',
      ),
    },
    {
      says: /(?:تواصل|راسل|أرسل|ارسل).{0,40}(?:واتس ?[اآ]ب|تيليجرام|تلغرام)/,
    },
    { says: /(?:加|添加|联系|聯繫|聯絡).{0,6}(?:微信|whatsapp|telegram|line)/i },
    { says: /(?:LINE|ライン|テレグラム|カカオ).{0,10}(?:追加|登録|連絡|ください)/ },
  ],
}

const SENTENCE = /(?<=[.!?;؟])\s+|(?<=[。！？；])|[•·●▪]/u

/** Which of these an ad says. */
export const wordingSignals = (html: string): WordingSignal[] => {
  const text = plainText(html)
  const sentences = text.split(SENTENCE)
  const holds = (wording: Wording) =>
    (!wording.with || wording.with.test(text)) &&
    sentences.some(sentence => wording.says.test(sentence) && !wording.unless?.test(sentence))
  return signals.filter(signal => wordings[signal].some(holds))
}
