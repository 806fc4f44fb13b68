/** Legal forms at the end of a name, folded; several may follow each other (`Sdn. Bhd.`, `Co., Ltd.`). */
const FORMS = new Set(
  (
    'inc incorporated corp corporation co company ltd limited llc llp lp plc gmbh ag kg ug se sa sl slu sau srl spa sas sarl bv nv ab oy as ' +
    'asa aps pte pty pvt private tbk sdn bhd berhad ltda eireli me epp doo ad anonim sirketi sti san tic ve kk gk fzco fze ' +
    'dmcc wll opc cia sab cv'
  ).split(' '),
)

const LEADING = new Set(['pt', 'cv', 'ud'])

const CJK_FORMS =
  /^(株式会社|有限会社|合同会社|一般社団法人|\(株\)|\(有\))|(株式会社|有限会社|合同会社|\(株\)|\(有\)|股份有限公司|有限责任公司|有限公司)$/g

/** Lower-case, without Latin accents, Arabic vowel marks and letter forms. */
const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[İı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652\u0640]/g, '')
    .normalize('NFC')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')

/** A company's name as it is compared: folded, its words alone, without legal forms. */
export const companyNameKey = (name: string): string => {
  const folded = foldName(name).trim()
  const bare = folded.replace(CJK_FORMS, '').trim() || folded
  // `S.A.` and `d.o.o.` are one word each.
  const words = bare
    .replace(/(?<=(^|[^\p{L}])\p{L})\.(?=\p{L}([^\p{L}]|$))/gu, '')
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter(Boolean)
  const nameWords = [...words]
  while (nameWords.length > 1 && FORMS.has(nameWords.at(-1) ?? '')) nameWords.pop()
  if (nameWords.length > 1 && LEADING.has(nameWords[0] ?? '')) nameWords.shift()
  return nameWords.join(' ') || folded
}
