import { z } from 'zod'

/** Scopes that are asked for, and nothing beyond what the dialog shows. */
export const MYINFO_SCOPES =
  'openid uinfin name residentialstatus nationality passtype passstatus passexpirydate' as const

/** A field that Myinfo has not comes empty, or as `unavailable`. */
const blank = (text: string | undefined) => text?.trim() || null
const Value = z
  .object({ value: z.string().optional() })
  .optional()
  .transform(field => blank(field?.value))
const Coded = z
  .object({ code: z.string().optional(), desc: z.string().optional() })
  .optional()
  .transform(field => {
    const code = blank(field?.code)
    return code === null ? null : { code, desc: blank(field?.desc) ?? code }
  })

/** What userinfo says of a person, by its scopes. */
const PersonInfo = z.object({
  uinfin: Value,
  name: Value,
  residentialstatus: Coded,
  nationality: Coded,
  passtype: Coded,
  // It has been sent both ways.
  passstatus: z
    .object({ value: z.string().optional(), code: z.string().optional() })
    .optional()
    .transform(field => blank(field?.value) ?? blank(field?.code)),
  passexpirydate: Value,
})

const Coding = z.object({ code: z.string(), desc: z.string() }).nullable()

/** A person's details with their codes, as they wait to be confirmed. */
export const MyinfoDetails = z.object({
  uinfin: z.string(),
  name: z.string().nullable(),
  residentialStatus: Coding,
  nationality: Coding,
  passType: Coding,
  passStatus: z.string().nullable(),
  /** YYYY-MM-DD. */
  passExpiryDate: z.string().nullable(),
})
export type MyinfoDetails = z.output<typeof MyinfoDetails>

const UINFIN = /^[STFGM]\d{7}[A-Z]$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The details in a userinfo answer; undefined where there is no national ID number among them. */
export const detailsIn = (userInfo: unknown): MyinfoDetails | undefined => {
  const parsed = z.object({ person_info: PersonInfo }).safeParse(userInfo)
  if (!parsed.success) return undefined
  const person = parsed.data.person_info
  if (person.uinfin === null || !UINFIN.test(person.uinfin)) return undefined
  return {
    uinfin: person.uinfin,
    name: person.name,
    residentialStatus: person.residentialstatus,
    nationality: person.nationality,
    passType: person.passtype,
    passStatus: person.passstatus,
    passExpiryDate:
      person.passexpirydate !== null && DAY.test(person.passexpirydate) ? person.passexpirydate : null,
  }
}

/** Residential status codes of Myinfo by the user identity (`user_identity_lists`) that each of them is. */
const IDENTITY_OF_RESIDENT: Readonly<Record<string, number>> = { C: 1, P: 2 }

/** Pass type codes of Myinfo likewise. */
const IDENTITY_OF_PASS: Readonly<Record<string, number>> = {
  P1Pass: 3,
  P2Pass: 3,
  QPass: 3,
  PEP: 3,
  EntrePass: 3,
  ONEPass: 3,
  SPass: 4,
  RPass: 5,
  DP: 6,
  LTVP: 7,
  'LTVP+': 7,
  STP: 8,
}
const OTHER_IDENTITY = 9

/** User identity of a pass type; undefined for a pass that the list has no name for. */
export const identityOfPass = (code: string): number | undefined =>
  Object.hasOwn(IDENTITY_OF_PASS, code) ? IDENTITY_OF_PASS[code] : undefined

/** User identity of a citizen or permanent resident; undefined for everybody else. */
export const identityOfResident = (code: string): number | undefined =>
  Object.hasOwn(IDENTITY_OF_RESIDENT, code) ? IDENTITY_OF_RESIDENT[code] : undefined

/** The user identity that the details prove. */
export const userIdentityOf = ({ residentialStatus, passType }: MyinfoDetails): number =>
  (residentialStatus && identityOfResident(residentialStatus.code)) ??
  (passType && identityOfPass(passType.code)) ??
  OTHER_IDENTITY

const dayInSingapore = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' })

/** A pass is good to the end of its last day in Singapore. Citizens and permanent residents need none. */
export const isPassExpired = ({ residentialStatus, passExpiryDate }: MyinfoDetails, now: Date): boolean => {
  if (residentialStatus && identityOfResident(residentialStatus.code)) return false
  return passExpiryDate !== null && passExpiryDate < dayInSingapore.format(now)
}

/** `*****567D`, as Myinfo's own partial number. */
export const maskedUinfin = (uinfin: string): string => `*****${uinfin.slice(-4)}`
