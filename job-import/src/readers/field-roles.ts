import {
  bareName,
  type FieldRole,
  type FieldRoleRank,
  LAST,
  PAY,
  PAY_SPAN,
  roleOfName,
  roleOfWholeName,
} from './role-names.ts'

/** Names that say nothing beside the one that holds them: `location: { name }`, `category: { label }`. */
const NEUTRAL =
  /^(?:value|text|label|name|displayname|html|content|title|code|id|identifier|key|description|string|p|full|raw|date|datetime|amount|data|item|items|list|el|element|type|en|es|pt|main|primary|default|rendered|jobad|sections?)$/
/** Names of objects that hold the ad's own fields. */
const WRAPPER =
  /^(?:attributes|data|fields|job|jobs|posting|jobposting|info|general|details?|properties|node|position|vacancy|item|content|jobad|sections?|body|record|d|ad|meta|basic|core|jobinfo|jobpositioninformation|positionrequisition|positionprofile|postdetail|publishedjob|entry|categories|jobposition|jobpositionposting|jobpositiondescription|positionopening|positionposting)$/
/** Whose own name, city and address are not the ad's. */
const PERSON =
  /^(?:contact|contacts|contactinfo|contactdetails|recruiter|author|consultant|owner|hiringmanager|person|manager|user|responsible|recruiteruser|howtoapply|agent|assignedto|applicationcontact|submitter|kontak|contacto|contato)$/
const COMPANY =
  /^(?:company|employer|hiringorgani[sz]ation|hiringorg|organi[sz]ation|clientcorporation|advertiser|client|empresa)$/
const OF_COMPANY: Readonly<Partial<Record<FieldRole, FieldRole>>> = {
  url: 'companyUrl',
  body: 'companyAbout',
  short: 'companyAbout',
  title: 'company',
  company: 'company',
  companyUrl: 'companyUrl',
  companyAbout: 'companyAbout',
  industry: 'industry',
}

/** Whose parts are bounds, unit and currency, whatever they are called. */
const PAY_OBJECT = new RegExp(
  `^(?:${PAY}${PAY_SPAN}|\\p{L}*(?:salary|compensation|remuneration)\\p{L}*)$`,
  'u',
)

const partOfPay = (name: string): FieldRole | undefined => {
  if (/currenc|moneda|moeda/.test(name)) return 'currency'
  if (/interval|period|unit|frequency|cycle|^per$|time|type$|basis/.test(name)) return 'salaryPeriod'
  if (/min|low|from|start/.test(name)) return 'salaryMin'
  if (/max|high|upper|^to$|^end$/.test(name)) return 'salaryMax'
  return /amount|value|text|display|description|range|annual|salary|pay|string|label/.test(name)
    ? 'salary'
    : undefined
}

/** A path of names from the ad's own object down to a value. Undefined where we know no use for the value. */
export const roleOf = (path: readonly string[]): FieldRoleRank | undefined => {
  const bare = path.map(bareName).filter(Boolean)
  const last = bare.at(-1)
  if (last === undefined) return undefined
  const before = bare.slice(0, -1)
  if (before.some(name => PERSON.test(name))) {
    if (before.at(-1) === 'recruiter' && /^(?:name|company)$/.test(last)) return { role: 'company', rank: 2 }
    return /(?:url|link)$/.test(last) ? { role: 'url', rank: 1 } : undefined
  }
  return (
    roleWithin(
      before.filter(name => !WRAPPER.test(name)),
      last,
    ) ?? roleWithin(before, last)
  )
}

const roleWithin = (holders: readonly string[], last: string): FieldRoleRank | undefined => {
  const parent = holders.at(-1)
  if (parent === undefined) return roleOfWholeName(last)
  if (COMPANY.test(holders[0] ?? '')) {
    const own = roleOfName(last)
    const role = own && OF_COMPANY[own.role]
    return role && !/^(?:id|code|key|identifier|slug|type|logo)$/.test(last)
      ? { role, rank: own.rank }
      : undefined
  }
  if (holders.some(name => PAY_OBJECT.test(name))) {
    const role = partOfPay(last)
    if (role) return { role, rank: 0 }
  }
  const joined = roleOfName(parent + last)
  if (joined) return joined
  if (NEUTRAL.test(last)) {
    const held = roleOf(holders)
    // Of a thing with a name, its number says nothing.
    if (held) {
      if (/^(?:id|identifier|key)$/.test(last)) return undefined
      // `<Ref type="agency">7</Ref>`
      if (held.role === 'ref' && !/^(?:value|text)$/.test(last)) return undefined
      return { ...held, rank: held.rank + (last === 'code' ? 0.5 : 0) }
    }
    // In something that we do not know, a title may be the ad's where it has no other.
    return last === 'title' ? { role: 'title', rank: LAST } : undefined
  }
  const own = roleOfWholeName(last)
  // `screening.name` is no title of the job; a reference's value is the reference.
  const isWeak =
    (own?.role === 'title' && own.rank > 1) ||
    (own?.role === 'ref' && !/ref|requisition|^(?:job|posting|position|document)\p{L}*id$/u.test(last))
  return isWeak && roleOfName(parent)?.role !== own?.role ? undefined : own
}

/** Names that say by themselves what kind of job it is: “<FullTime/>”, “is_temporary”. */
export const JOB_TYPE_FLAG =
  /^(?:is)?(?:full\s?time|part\s?time|temporary|contract|permanent|internship|freelance|fixedterm|seasonal)$/

/** The period in a name of pay: “annual_salary”, “hourlyRate”, “sueldo_mensual”, “時給”. */
export const periodInName = (path: readonly string[]): string | undefined =>
  /hour|day|daily|week|month|year|annual|anual|mensual|mensal|bulan|tahun|ayl[iı]k|y[iı]ll[iı]k|時給|時薪|时薪|月給|月薪|年収|年薪|日給|日薪/i.exec(
    path.at(-1) ?? '',
  )?.[0]
