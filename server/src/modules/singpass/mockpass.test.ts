import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { detailsIn, isPassExpired, MYINFO_SCOPES, type MyinfoDetails, userIdentityOf } from './myinfo.ts'
import { identityInfo } from './texts.ts'

const Field = z.object({ value: z.string(), code: z.string(), desc: z.string() }).partial()
const Personas = z.object({ personas: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** People of MockPass, which GovTech's teams test against in Singpass's place, as Myinfo's codes and shapes have them. */
const file = new URL(import.meta.resolve('@opengovsg/mockpass/static/myinfo/v3.json'))
const { personas } = Personas.parse(JSON.parse(readFileSync(file, 'utf8')))
const people = Object.entries(personas)
const fields = MYINFO_SCOPES.split(' ').filter(scope => scope !== 'openid')

const RESIDENTS: Readonly<Record<string, string>> = { C: 'Citizen', P: 'Permanent resident' }
const PASSES: Readonly<Record<string, { text: string; identity: number }>> = {
  P1Pass: { text: 'Employment Pass', identity: 3 },
  P2Pass: { text: 'Employment Pass', identity: 3 },
  SPass: { text: 'S Pass', identity: 4 },
  RPass: { text: 'Work permit', identity: 5 },
  // The list of user identities has no name for it: it stays as Singpass wrote it, and is another one.
  WHP: { text: 'Work Holiday Pass', identity: 9 },
}
const COUNTRIES: Readonly<Record<string, string>> = {
  AM: 'Armenia',
  AU: 'Australia',
  CD: 'Congo - Kinshasa',
  CN: 'China',
  // Myinfo's own: no country has this code.
  GC: 'BRITISH OVERSEAS TERRITORIES CITIZEN',
  GN: 'Guinea',
  IN: 'India',
  MX: 'Mexico',
  MY: 'Malaysia',
  SG: 'Singapore',
  TH: 'Thailand',
  US: 'United States',
}

const read = (persona: Record<string, unknown>): MyinfoDetails => {
  const found = detailsIn({ person_info: Object.fromEntries(fields.map(field => [field, persona[field]])) })
  if (!found) throw new Error('there are no details')
  return found
}

describe('of MockPass’s people', () => {
  test('there are citizens, permanent residents and holders of passes', () => {
    const identities = people.map(([, persona]) => userIdentityOf(read(persona)))
    expect(people.length).toBeGreaterThan(30)
    expect(new Set(identities)).toEqual(new Set([1, 2, 3, 4, 5, 9]))
  })

  test.each(people)('%s is shown with what Myinfo says of them, field by field', (uinfin, persona) => {
    const said = (field: string) => Field.parse(persona[field])
    const status = said('residentialstatus').code ?? ''
    const pass = said('passtype').code ?? ''
    const details = read(persona)
    expect(identityInfo(details, 'en')).toEqual({
      uinfin,
      name: said('name').value,
      residential_status: status === '' ? null : RESIDENTS[status],
      nationality: COUNTRIES[said('nationality').code ?? ''],
      pass_type: pass === '' ? null : PASSES[pass]?.text,
      pass_status: said('passstatus').value || null,
      pass_expiry_date: said('passexpirydate').value || null,
    })
    expect(userIdentityOf(details)).toBe(
      status === '' ? PASSES[pass]?.identity : Object.keys(RESIDENTS).indexOf(status) + 1,
    )
  })

  test.each(people)('%s needs a pass that is good today, unless they are at home', (_, persona) => {
    const details = read(persona)
    const day = details.passExpiryDate ?? '2019-12-31'
    const isResident = details.residentialStatus !== null
    expect(isPassExpired(details, new Date(`${day}T15:59:59Z`))).toBe(false)
    expect(isPassExpired(details, new Date(`${day}T16:00:00Z`))).toBe(!isResident)
  })

  test.each(people)('%s is told so in Arabic and Japanese as well', (_, persona) => {
    const details = read(persona)
    for (const language of ['ar', 'ja'] as const) {
      const info = identityInfo(details, language)
      const english = identityInfo(details, 'en')
      const known = ['residential_status', 'pass_status', 'nationality'] as const
      for (const field of known)
        if (english[field] !== null && english[field] !== COUNTRIES.GC)
          expect(info[field]).not.toBe(english[field])
    }
  })
})
