import type { Period } from './money.ts'

/** `unitText`, and the words of ten languages for how often one is paid. */
const periods: readonly (readonly [Period, RegExp])[] = [
  [
    'hour',
    /\b(hour|hourly|hr|ph|per jam|sejam|por hora|la hora|saatlik|saat(?:i|te|lik)?)\b|\/\s*(h|hr|jam|hora|saat)\b|por hora|時給|時薪|时薪|每小時|每小时|小时|بالساعة|في الساعة|الساعة/i,
  ],
  [
    'day',
    /\b(day|daily|per hari|sehari|harian|por dia|al d[ií]a|günlük|gün)\b|\/\s*(day|hari|d[ií]a|dia|gün)\b|日給|日薪|每日|每天|[/／]天|يوميا|في اليوم/i,
  ],
  [
    'week',
    /\b(week|weekly|per minggu|seminggu|por semana|haftalık|hafta)\b|\/\s*(week|wk|semana|minggu|hafta)\b|週給|周薪|週薪|每週|每周|أسبوع/i,
  ],
  [
    'year',
    /\b(year|yearly|annual|annually|annum|p\.?a|per tahun|setahun|tahunan|por ano|al año|anual|yıllık|yıl|an)\b|\/\s*(yr|year|tahun|año|ano|yıl)\b|\bbrutos? al año\b|年収|年俸|年薪|[/／]年|سنوي/i,
  ],
  [
    'month',
    /\b(month|monthly|mo|mth|p\.?m|per bulan|sebulan|bulanan|bln|por m[eê]s|al mes|mensal|mensual|mois|aylık|ay)\b|\/\s*(mo|mth|month|bulan|bln|bulanan|m[eê]s|mensual|ay)\b|sebulan|月収|月额|月給|月薪|月収|每月|[/／]月|شهري|شهر/i,
  ],
  ['once', /\b(once|one[- ]time|project|fixed price|per project|per proyek)\b|一括|案件/i],
]

/** The period that a text names by a word of any of our languages. */
export const periodIn = (text: string): Period | undefined =>
  periods.find(([, words]) => words.test(text))?.[0]
