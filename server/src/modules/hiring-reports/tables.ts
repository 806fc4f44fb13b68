import type { Generated } from 'kysely'

type MarketMediansTable = {
  market: string
  measure: string
  value: number
  measured_at: Generated<Date>
}

export type HiringReportTables = { market_medians: MarketMediansTable }
