import { unaccented, unaccentedPattern } from '../text/fold.ts'

/** Ids of `job_benefit_lists` by the words that name them in ten languages. */
const rules: readonly (readonly [id: number, words: RegExp])[] = [
  [
    1,
    /\b(?:health|medical)(?: and dental| \/ dental)? (?:insurance|coverage|benefits|cover|plan)|\bhmo\b|\bbpjs(?: kesehatan)?\b|\basuransi kesehatan|\bplano de sa[úu]de|\bassist[êe]ncia m[ée]dica|\bseguro m[ée]dico|\bözel sağlık sigortası|医疗保险|商业保险|医療保険|醫療保險|團保|تأمين (?:طبي|صحي)|\binsurans perubatan/i,
  ],
  [
    2,
    /\bdental(?:,| insurance| coverage| plan| and vision| & vision)|\bplano odontol[óo]gico|\bassist[êe]ncia odontol[óo]gica|\bseguro dental/i,
  ],
  [
    3,
    /\blife insurance|\bseguro de vida|\basuransi jiwa|\bhayat sigortası|人寿保险|生命保険|تأمين على الحياة/i,
  ],
  [
    5,
    /\b401\(?k\)?|\bpension (?:plan|scheme)|\bretirement (?:plan|benefits)|\bprevid[êe]ncia privada|\bdana pensiun|退職金|企業年金|\bcompany pension|\bplan de pensiones|\bbireysel emeklilik/i,
  ],
  [
    6,
    /\bsocial security\b|\bbpjs ketenagakerjaan|社会保険完備|五险一金|六险一金|五险|社保|勞健保|勞保|\bepf\b|\bsocso\b|\bsss\b.{0,20}\bpag-?ibig|\bsgk\b|التأمينات الاجتماعية|الضمان الاجتماعي/i,
  ],
  [
    7,
    /\b(?:paid|unlimited) (?:time off|vacation|annual leave|holidays|leave)|\bpto\b|\b\d+ days'? (?:of )?(?:annual leave|holiday|vacation|paid)|\bcuti tahunan|有給休暇|年次有給|带薪年假|帶薪年假|特休|\bférias\b|\bvacaciones pagadas|\byıllık izin|إجازة سنوية|\bcuti tahunan/i,
  ],
  [8, /\bsick (?:leave|pay)|\bcuti sakit|带薪病假|إجازة مرضية/i],
  [
    9,
    /\b(?:maternity|parental) (?:leave|pay|benefits)|\bcuti melahirkan|産休|产假|\blicen[çc]a[- ]maternidade|إجازة أمومة/i,
  ],
  [10, /\b(?:paternity|parental) (?:leave|pay|benefits)|育休|陪产假|\blicen[çc]a[- ]paternidade/i],
  [
    11,
    /\b13th[- ]month|\b13º|\bd[ée]cimo terceiro|\bthr\b|\btunjangan hari raya|十三薪|13薪|年终双薪|\baws bonus/i,
  ],
  [
    12,
    /\bperformance (?:bonus|incentive)s?|\bannual bonus|\bquarterly bonus|\bbonus tahunan|\bbonus kinerja|年终奖|年終獎金|绩效奖金|績效獎金|賞与|インセンティブ|\bplr\b|\bparticipa[çc][ãa]o nos lucros|\bprim(?:li)?\b.{0,15}sistemi|مكاف(?:آ|أ)ت|\bbono(?:s)? por desempe/i,
  ],
  [13, /\bsign(?:ing|-on| on) bonus|\bjoining bonus/i],
  [
    14,
    /\bcommissions?\b(?! on| of)|\bkomisi\b|提成|佣金|抽成|業績獎金|歩合|\bcomiss(?:ão|ões)|\bcomisiones|عمولة/i,
  ],
  [15, /\bovertime pay|\bpaid overtime|\buang lembur|加班费|加班費|残業代|時間外手当|\bhoras extras pagas/i],
  [16, /\bnight (?:shift )?(?:differential|allowance|diff)|夜勤手当|夜班津贴|\badicional noturno/i],
  [
    17,
    /\bstock options?|\bequity (?:package|grant|compensation)|\boffers equity|\bgenerous equity|\brsus?\b|期权|股票期权|持株会|ストックオプション/i,
  ],
  [18, /\bannual (?:salary|pay) (?:review|increase)|昇給|定期调薪|年度调薪|\bkenaikan gaji/i],
  [
    19,
    /\bmeal (?:allowance|voucher|subsidy)s?|\bfree (?:meals|lunch)|\blunch provided|\buang makan|\bvale[- ](?:refei[çc][ãa]o|alimenta[çc][ãa]o)|餐补|包吃|供餐|伙食津貼|食事補助|まかない|\byemek (?:kartı|ücreti)|وجب(?:ة|ات)|بدل طعام|\belaun makan|\btickets? restaurant/i,
  ],
  [
    20,
    /\b(?:transport(?:ation)?|travel|commuter|fuel) (?:allowance|benefits?|reimbursement|subsidy)|\buang transport|\bvale[- ]transporte|交通补贴|車馬費|交通津貼|交通費|通勤手当|\bservis (?:imkanı|mevcuttur)|بدل (?:نقل|مواصلات)|\belaun perjalanan/i,
  ],
  [21, /\bhousing allowance|\brent allowance|住房补贴|房补|住宅手当|住居手当|بدل سكن|\baux[íi]lio moradia/i],
  [
    22,
    /\baccommodation (?:provided|included)|\blive[- ]in\b|\bfree (?:accommodation|housing)|\bmess karyawan|\bmes karyawan|\btempat tinggal disediakan|包住|提供住宿|供宿|社宅|寮完備|社員寮|\bkonaklama sağlan|سكن مجاني|توفير سكن|\basrama disediakan/i,
  ],
  [
    23,
    /\b(?:phone|mobile|communication) allowance|话费补贴|通讯补贴|携帯電話支給|بدل اتصالات|\btunjangan pulsa|\buang pulsa/i,
  ],
  [24, /\binternet allowance|\bwifi allowance|\baux[íi]lio (?:internet|home office)/i],
  [
    25,
    /\b(?:work |company )?(?:laptop|macbook|equipment) (?:is |will be )?provided|\bcompany laptop|\bcompany-provided (?:laptop|equipment)|PC貸与|パソコン貸与|\bnotebook da empresa/i,
  ],
  [
    26,
    /\bcompany (?:car|vehicle)|\bmobil dinas|\bkendaraan operasional|公司配车|社用車|\bcarro da empresa|\bşirket aracı|سيارة شركة|سيارة الشركة/i,
  ],
  [
    27,
    /\bflexi(?:ble|-)?(?: working)? (?:hours|time|schedule)|\bflexible working|\bflexitime|\bjam kerja fleksibel|弹性工作|彈性上下班|フレックス|\bhor[áa]rio flex[íi]vel|\bhorario flexible|\besnek çalışma|ساعات عمل مرنة|\bwaktu fleksibel/i,
  ],
  [
    28,
    /\b(?:option to|ability to|can) work (?:from home|remotely)|\bwork[- ]from[- ]home (?:days|option|allowance|opportunity|setup|set-up)|\bpermanent wfh|在宅勤務(?:可|あり)|居家办公|\bhome office\b|\bteletrabajo/i,
  ],
  [29, /\b(?:four|4)[- ]day (?:work)?week|週休3日/i],
  [
    30,
    /\bweekends? off|\bmonday to friday|\bsenin (?:-|s\/?d|sampai) jumat|\bno weekends|周末双休|双休|週休二日|週休2日|完全週休|土日休み|周休二日|عطلة (?:الجمعة والسبت|نهاية الأسبوع)|\bhafta sonu tatil/i,
  ],
  [
    31,
    /\b(?:paid|full|free|company|on-the-job) training (?:is )?(?:provided|given|included)?|\btraining (?:will be )?provided|\bdiberikan (?:training|pelatihan)|岗前培训|带薪培训|提供培训|教育訓練|研修制度|研修あり|\btreinamento|\bcapacitaci[óo]n|توفير تدريب|\blatihan disediakan/i,
  ],
  [32, /\bcertification (?:support|reimbursement|allowance)|資格取得支援|资格补贴|證照補助/i],
  [
    33,
    /\b(?:education|tuition|learning|professional development) (?:assistance|reimbursement|budget|stipend|allowance)|\baux[íi]lio educa[çc][ãa]o|学费补贴|進修補助/i,
  ],
  [
    34,
    /\bvisa (?:sponsorship|support|assistance)(?! (?:is )?not)|\bwe sponsor|ビザ(?:サポート|支給|取得)|签证支持|労働許可証/i,
  ],
  [35, /\brelocation (?:support|assistance|package|allowance|bonus)|赴任手当|引越(?:し)?手当|搬家补贴/i],
  [36, /\bannual (?:air )?(?:ticket|flight)|\bair tickets?|一時帰国|تذكرة سفر|تذاكر سفر/i],
  [37, /\bgym (?:membership|pass|allowance)|\bgympass|\bwellhub|健身房/i],
  [38, /\bmental health (?:support|benefits|days?|coverage)|\bemployee assistance program|\beap\b/i],
  [
    39,
    /\bchildcare (?:support|vouchers?|allowance|assistance)|\baux[íi]lio[- ]creche|育儿补贴|保育(?:手当|補助)/i,
  ],
  [
    40,
    /\b(?:free )?uniforms? (?:is |are )?provided|\bfree uniform|\bseragam (?:gratis|disediakan)|制服貸与|制服提供|提供制服|زي موحد|\bpakaian seragam/i,
  ],
]

const patterns = rules.map(([id, words]) => [id, unaccentedPattern(words)] as const)

const MOST = 12

/** The benefits that an ad's text names. */
export const benefitIds = (text: string): number[] => {
  const start = unaccented(text.slice(0, 20_000))
  return patterns
    .filter(([, words]) => words.test(start))
    .map(([id]) => id)
    .slice(0, MOST)
}
