import { foldCharacters } from '../layout/characters.ts'

/** Words and forms of firms, offices and whoever else employs people. */
const COMPANY =
  /(?:\b(?:inc|llc|ltd|llp|limited|corp|corporation|company|co|gmbh|ag|plc|pte|pty|sdn|bhd|berhad|tbk|est|group|holdings?|technologies|solutions|systems|studios?|labs?|laboratories|bank|hospital|clinic|hotel|university|institute|agency|partners|industries|enterprises?|foundation|consulting|airlines|school|ministry|trading|traders|contracting|stores?|textiles|services|builders|works|mills|council|trust|society|centre|center|restaurant|academy|college|associates|brothers|bros|sons|insurance|pharmacy|supermarket|grupo|banco|empresa|companhia|ltda|eireli|me|epp|s\.?a\.?u?|s\.?l\.?u?|s\.?r\.?l|s\.?a\.?c|s\.?a\.?s|clinica|escola|ayuntamiento|restaurante|colegio|consorcio|constructora|minera|almacen|ferreteria|prefeitura|supermercado|loja|industria|transportes|construtora|padaria|firma|rumah sakit|rsud|yayasan|universitas|universiti|syarikat|klinik|kedai|kilang|sekolah|toko|koperasi|dinas|sirketi|holding|bankasi|hastanesi|universitesi|teknoloji|belediyesi|okulu|oteli|insaat|tekstil|sanayi|ticaret|magazalari|as|sti)\b)|^(?:pt|cv|ud|pd|toko|warung)\b|株式会社|有限会社|合同会社|合資会社|医療法人|社会福祉法人|学校法人|財団法人|社団法人|\(株\)|㈱|\(有\)|公司|集团|集團|银行|銀行|医院|醫院|病院|大学|大學|研究所|研究院|学校|學校|中学|小学|工厂|工廠|事務所|事务所|[\p{Script=Han}]{2,}厂|工作室|酒店|飯店|商店|超市|市役所|法人|شركه|مجموعه|مؤسسه|بنك|مصرف|مستشفي|وزاره|جامعه|مدرسه|معهد|هيئه|مكتب|مركز|فندق|روضه|مصنع|عياده|صيدليه|مطعم|متجر|دار |بلديه|جمعيه|مجمع/u

/** Ends of legal forms, which titles and places never have. */
const FORM =
  /(?:^|[\s,(])(?:inc|llc|l\.l\.c|ltd|llp|limited|corp|gmbh|plc|pte|sdn\.? bhd|tbk|ltda|eireli|s\.?a|s\.?l|s\.?r\.?l|s\.?a\.?s|s\.?a\.?c|a\.?s|ltd\.? sti|pvt\.? ltd|pvt)\.?\)?$|^(?:pt|cv)\.?\s|株式会社|有限会社|有限公司|股份/u

const bare = (text: string) => foldCharacters(text).replace(/[.,]+$/, '')

/** How much a text reads as the name of whoever employs, 0-1. */
export const companyScore = (text: string): number => {
  const folded = bare(text)
  if (FORM.test(folded)) return 1
  return COMPANY.test(folded) ? 0.8 : 0
}

export const isCompany = (text: string) => companyScore(text) > 0
