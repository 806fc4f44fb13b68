import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { locationById } from '@hanap/markets/locations'
import { refuseField } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { type CompanyRow, marketsOfCompany } from '../companies/index.ts'

/** The market in which a company's ad is to be: its own unless another is named, in which it must have a page. */
export const adMarket = async (db: Db, company: CompanyRow, named: string | undefined): Promise<string> => {
  if (named === undefined || named === company.market) return company.market
  if ((await marketsOfCompany(db, company.id)).includes(named)) return named
  throw refuseField('job_country_key', 'invalid_choice')
}

/** A draft's words in another market: what was of the one before, place and currency, is left out. */
export const inMarket = (ad: Ad, market: string): Ad => {
  const { currency: _currency, job_location_id: placeId, ...words } = ad
  const isThere = placeId != null && locationById(placeId)?.market === market
  return isThere ? { ...words, job_location_id: placeId } : words
}
