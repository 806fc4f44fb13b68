import { foldText } from '@hanap/search-engine/analysis/fold'
import type { TextSpan } from './literal-forms.ts'

/** After an amount: it is paid again and again, or for each piece. A `*` stands for any ending. */
const rates = [
  'per|each|every|hourly|daily|weekly|monthly|yearly|annually|annual|salary|wage|wages|pa|p.a.|pcm|pw|p/h|ote|gross|net|basic|bonus|allowance|voucher',
  'an hour|a day|a week|a month|a year|a shift|a night|a visit|a page|a piece|a delivery|the hour',
  'al mes|al día|al año|a la semana|a la hora|a la quincena|la hora|por hora|por día|por noche|por turno|por semana|por mes|por año|por servicio|por tarea|por visita|por página|por viaje|por pieza|por unidad|por venta|por jornada|por cada|cada|mensual*|diario*|diaria*|semanal*|quincenal*|bruto*|neto*|anual*|de sueldo|de salario',
  'ao mês|ao dia|por hora|por dia|por noite|por turno|por semana|por mês|por ano|por serviço|por tarefa|por visita|por página|por viagem|por peça|por unidade|por venda|por entrega|por cada|cada|mensais|mensal|diário*|semana*|líquido*|fixo*|de salário|a hora',
  'maaş*|net|brüt|ücret*|yevmiye*|günlük|aylık|haftalık|prim*|saat*',
  'sehari|sebulan|seminggu|sejam|semalam|setahun|perhari|perbulan|perjam|setiap|tiap|bagi setiap',
  'شهريا|يوميا|أسبوعيا|سنويا|بالشهر|في الشهر|في اليوم|في الساعة|للساعة|لكل|بالساعة|كل شهر|راتب*',
]
const ratesOfSigns =
  '起|左右|以上|以内|/|每|天|一天|一日|日|月|个月|個月|一个月|一個月|小时|小時|一单|一次|一件|一晚|から|まで|程度|支給|佣金|奖金|獎金|车马费|車馬費|补贴|津貼'

/** Before an amount: the employer pays it, or it is no money of the seeker's. */
const paid = [
  'salary|wage|wages|pay is|pay of|pay rate|pay range|pay from|paid|pays|rate|earn|earning|earnings|earned|receive|get|make|up to|bonus|bonuses|allowance|commission|stipend|compensation|package of|range|between|budget|revenue|turnover|coverage of|cover of|we pay|we add|reward|incentive|basic|grant|sales of|worth of|contribution|tips|insurance|maximum|voucher of|discount|average|averages|under|over|below|above|exceeding|ticket size',
  'sueldo|salario|gana|ganas|ganar|ingreso*|comision*|bono*|vales|ayuda|prima|hasta|paga de|pagamos|plus|incentivo*|nómina|retribución|facturación|presupuesto|seguro|propinas|beca|rango|promedio|media|menos de|más de',
  'salário*|ganhe|ganho*|renda|comissão|comissões|bônus|vale|auxílio|ajuda|até|pagamos|bolsa|premiação|premiações|remuneração|faturamento|seguro|piso|fixo|variável|gorjeta*|média|menos de|mais de',
  'maaş*|ücret*|kazan*|prim*|gelir*|net|brüt|yevmiye|günlük|aylık|haftalık|yol|yemek|ikramiye|destek*|sigorta*|bahşiş|ortalama',
  'gaji|gajinya|upah|honor|penghasilan|pendapatan|bonus|insentif|tunjangan|komisi|uang makan|uang transport|omzet|dibayar|bayaran|thr|umr|umk|plafon|hadiah|tip|asuransi|dapat|harian|shift|shift siang|shift malam|rata-rata|lembur|di atas|di bawah',
  'elaun|gaji|komisen|komisyen|insentif|purata|antara|mencecah|bawa ke|insurans|ganjaran|peruntukan|malam|siang|minggu|bawah|melebihi|tambahan|tahun pertama',
  'راتب*|رواتب|أجر|مكافأة|بدل|عمولة|حوافز|دخل*|يصل|حتى|تأمين|تكسب|اربح|ربح*|نمنح|يتقاضى|ميزانية|متوسط',
]
const paidOfSigns =
  '薪|工资|收入|奖金|奖|提成|佣金|津贴|补贴|补助|保底|工价|赚|报酬|酬劳|餐补|房补|红包|工钱|车马费|薪金|加给|通告费|平均|最高|每小时|每次|每日|每天|每笔|每场|钟点费|一场|一天|一晚|做一场|另有|加|有驾照|有执照|時給|日給|月給|年収|月収|年俸|手当|賞与|報酬|給与|給料|日当|固定給|収入|単価|謝礼|売上|チップ|祝い金|有償|夜間|日勤|夜勤|撤収|週|月|ぶん|自販機|書籍代|リース'

const escaped = (word: string) => foldText(word).replace(/[.()/]/g, String.raw`\$&`)
const alternatives = (lists: readonly string[]) =>
  lists
    .flatMap(list => list.split('|'))
    .map(word => (word.endsWith('*') ? `${escaped(word.slice(0, -1))}\\p{L}{0,8}` : escaped(word)))
    .join('|')

const RATE_AFTER = new RegExp(
  String.raw`^[)\]+]{0,2} ?(?:\/|(?:[\p{L}']{1,14} |\p{Sc} ?){0,2}(?:${alternatives(rates)})(?!\p{L})|(?:${alternatives([ratesOfSigns])}))`,
  'u',
)
const PAID_BEFORE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${alternatives(paid)})|${alternatives([paidOfSigns])})[\s\p{P}\p{Sc}\u3040-\u30ff是为约的到达可以共计有拿]{0,6}(?:[\p{L}']{1,10}[\s:]{1,2}){0,2}$`,
  'u',
)
const CONNECTED =
  /^ ?(?:-|~|–|—|to|and|y|a|e|hingga|sampai|sampai dengan|s\/d|sd|ate|ile|الي|-الي|至|到|から|または|or) ?$/
/** Signs read on either side of an amount. */
const BEFORE = 36
const AFTER = 44
const WIDEST_RANGE = 20

/** Amounts, two that make a range as one. */
const joined = (text: string, amounts: readonly TextSpan[]): TextSpan[] => {
  const whole: TextSpan[] = []
  for (const amount of amounts) {
    const last = whole.at(-1)
    if (last && amount.start - last.end < WIDEST_RANGE && CONNECTED.test(text.slice(last.end, amount.start)))
      whole[whole.length - 1] = { start: last.start, end: amount.end }
    else whole.push(amount)
  }
  return whole
}

/** “7k” says nothing of money. */
const WITHOUT_CURRENCY = /^[\d.,]+ ?k$/

/** Of a text's amounts those that nothing beside them calls pay. */
export const sumsAmong = (text: string, amounts: readonly TextSpan[]): TextSpan[] =>
  joined(text, amounts).filter(
    ({ start, end }) =>
      !WITHOUT_CURRENCY.test(text.slice(start, end)) &&
      !RATE_AFTER.test(text.slice(end, end + AFTER)) &&
      !PAID_BEFORE.test(text.slice(Math.max(0, start - BEFORE), start)),
  )
