import { languages } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { fold } from '../text/fold.ts'

/** Ids of `industry_lists` by the words that sources use for them; the first that fits counts, so narrower ones come first. */
const rules: readonly (readonly [id: number, words: RegExp])[] = [
  [6, /video games?|gaming|jogos|游戏|遊戲|ゲーム/],
  [5, /blockchain|web3|crypto|区块链|區塊鏈/],
  [
    4,
    /semiconductor|electronics?(?! commerce)|semicondutores|电子技术|電子|半导体|半導體|集成电路|電機|hardware|equipamentos de informatica|elektronik|إلكتروني/,
  ],
  [3, /telecom|telekom|通信|通訊|电信|電信|通信業|اتصالات/],
  [2, /internet|e commerce|ecommerce|互联网|电子商务|電商|web portal|publicacao na internet|インターネット/],
  [
    1,
    /software|it services|information technology|informatica|tecnologia da informacao|computer|计算机|軟體|软件|資訊|ソフトウェア|システム|teknologi informasi|bilisim|yazilim|computacao|redes e computadores|تقنية|برمجي|data science/,
  ],
  [
    19,
    /biotech|pharma|farmaceut|制药|生物工程|製薬|药|藥|farmasi|ilac|دوائي|medical device|医疗设备|medical equipment|health care products/,
  ],
  [
    18,
    /hospitals?(?![a-z])|health|healthcare|medical|saude|veterinar|医疗|醫療|医院|病院|kesehatan|saglik|صح|clinic|residencias coletivas/,
  ],
  [8, /insurance|seguros|保险|保險|asuransi|insurans|sigorta|تأمين|تامين/],
  [7, /\bbank|bancos|银行|銀行|perbankan|banco\b|مصرف|بنك|credit unions?/],
  [
    9,
    /fintech|investment|financ|lending|brokerage|asset management|stock|securities|factoring|金融|证券|證券|投资|fomento mercantil|keuangan|finans|استثمار|venture capital/,
  ],
  [10, /accounting|audit|contabil|会计|會計|muhasebe|محاسب/],
  [12, /\blaw\b|legal|juridic|法律|hukum|hukuk|قانون/],
  [13, /\bbpo\b|call cent|contact cent|outsourcing services|customer service/],
  [
    14,
    /staffing|recruit|recursos humanos|human resource|selecao de pessoal|人力资源|人材|獵頭|猎头|tenaga kerja|توظيف/,
  ],
  [
    15,
    /advertising|marketing|publicidad|propaganda|public relations|relacoes publicas|market research|pesquisas de mercado|广告|公关|広告|reklam|periklanan|إعلان|event management/,
  ],
  [
    17,
    /film|music|entertainment|motion picture|broadcast|\btv\b|entretenimento|artes|cultura|影视|娱乐|娛樂|エンタ|hiburan|eglence|ترفيه|auctions/,
  ],
  [
    16,
    /publishing|publicacao|newspaper|journalis|media|jornais|livros|出版|媒体|媒體|penerbit|yayin|إعلام|multimedia/,
  ],
  [
    22,
    /education|educacao|ensino|school|college|universit|k 12|e learning|教育|培训|院校|學校|学校|pendidikan|egitim|تعليم|tutoring|training|preschool|academic/,
  ],
  [23, /hotel|accommodation|hospitality|lodging|酒店|ホテル|perhotelan|konaklama|فندق|hoteler/],
  [
    24,
    /restaurant|food service|food drink|catering|alimentacao e bebidas|餐饮|餐飲|飲食|restoran|kuliner|مطاعم|مطعم/,
  ],
  [25, /travel|tourism|turismo|旅游|旅遊|旅行|pariwisata|turizm|سياح/],
  [26, /airline|aviation|aerospace|aircraft|航空|penerbangan|havacilik|طيران/],
  [36, /real estate|property|imobili|inmobili|房地产|不動產|不動産|hartanah|gayrimenkul|عقار|物业/],
  [31, /apparel|textile|fashion|clothing|texteis|textil|服装|纺织|紡織|アパレル|garmen|tekstil|ملابس|shoe/],
  [37, /architect|design\b|设计|設計|arsitektur|mimarlik|تصميم|craft/],
  [
    35,
    /construction|civil engineering|building|construcao|建筑|建設|營建|建材|konstruksi|insaat|مقاولات|engenharia/,
  ],
  [39, /oil|gas\b|petrol|mining|metals|石油|矿|採礦|pertambangan|maden|نفط|metais/],
  [
    38,
    /energy|utilit|renova|electricity|eletricidade|solar|电力|能源|水利|電力|energi|enerji|طاقة|meio ambiente|recursos renovaveis/,
  ],
  [34, /chemical|plastic|quimic|化工|化学|塑料|kimia|kimya|كيماو/],
  [32, /automotive|automobile|veiculos|汽车|汽車|自動車|otomotif|otomotiv|سيارات|vehicle/],
  [30, /food production|food beverage|beverages?|alimentos|bebidas|食品|makanan|gida|أغذي/],
  [
    33,
    /machinery|industrial|maquinas|maquinaria|machine|仪器|机械|機械|自动化|manufacturing production|manufaktur|makine|صناع|electrical engineering|fabricacao/,
  ],
  [20, /beauty|cosmetic|personal care|beleza|化妆品|美容|kecantikan|kozmetik|تجميل/],
  [21, /sport|fitness|gym|wellness|esporte|condicionamento|体育|健身|スポーツ|olahraga|spor\b|رياض/],
  [27, /retail|store|varejista|varejo|零售|批发零售|小売|ritel|perakende|تجزئة|supermarket/],
  [28, /wholesale|distribut|trading|import|atacadista|贸易|貿易|批发|卸売|perdagangan|ticaret|تجارة/],
  [29, /consumer|household goods|家具|家电|玩具|快速消费品|日用|tuketici|barang konsumen|furniture/],
  [42, /maritime|marine|ship(?:ping lines|building)|海运|造船|maritim|denizcilik|بحري/],
  [
    41,
    /logistic|transport|trucking|supply chain|freight|warehous|armazenamento|物流|运输|運輸|lojistik|logistik|نقل|delivery/,
  ],
  [40, /agricult|farm|fisher|livestock|horticult|agropec|agro|农|農|林业|pertanian|tarim|زراع/],
  [43, /security services|vigilancia|investigation|保安|警備|keamanan|guvenlik|أمن/],
  [44, /cleaning|facility services|janitorial|limpeza|清潔|清洁|kebersihan|temizlik|نظافة/],
  [47, /religio|church|faith|宗教/],
  [
    46,
    /non profit|nonprofit|ngo|charit|social assistance|social work|think tank|public policy|非营利|非盈利|yayasan|vakif|خيري/,
  ],
  [
    45,
    /government|public sector|federal|municipal|state agenc|agencies|政府|公共|pemerintah|kamu\b|حكوم|administracao publica/,
  ],
  [48, /household|domestic|servicos pessoais|家政|rumah tangga/],
  [
    11,
    /consult|professional services|gestao|estrategica|业务咨询|专业服务|コンサル|konsultan|danismanlik|استشار|research services|scientific|学术|科研|profissionais/,
  ],
]

/** `sport` is not in `transport`. */
const patterns = rules.map(([id, words]) => [id, new RegExp(`(?<![a-z])(?:${words.source})`)] as const)

let byName: Map<string, number> | undefined

const names = () =>
  new Map(
    languages.flatMap(({ code }) =>
      options('industry_lists', code).map(({ id, value }) => [fold(value), id] as const),
    ),
  )

/** The industry that a source names, in any language, by our lists' names or by its words; null for an unknown one. */
export const industryId = (stated: readonly string[]): number | null => {
  byName ??= names()
  for (const text of stated) {
    const folded = fold(text)
    const id = byName.get(folded) ?? patterns.find(([, words]) => words.test(folded))?.[0]
    if (id !== undefined) return id
  }
  return null
}
