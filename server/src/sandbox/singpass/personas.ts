/** A person of the sandbox, with the national ID number of nobody. */
export interface SingpassPersona {
  id: string
  label: string
  /** What userinfo says of them under `person_info`, by scope. */
  info: Record<string, object>
  /** What the provider does instead of answering. */
  does?: 'deny' | 'break down' | 'forge' | 'sign nothing'
}

const source = { classification: 'C', source: '1', lastupdated: '2026-10-01' }
const value = (text: string) => ({ ...source, value: text })
const coded = (code: string, desc: string) => ({ ...source, code, desc })
const noPass = {
  passtype: { ...coded('', ''), source: '3' },
  passstatus: { ...value(''), source: '3' },
  passexpirydate: { ...value(''), source: '3' },
}
const passHolder = {
  uinfin: value('G1612345P'),
  name: value('ADELINE FERNANDEZ'),
  residentialstatus: coded('A', 'ALIEN'),
  nationality: coded('PH', 'FILIPINO'),
  passtype: coded('P1Pass', 'Employment Pass'),
  passstatus: value('Live'),
}

export const singpassPersonas: readonly SingpassPersona[] = [
  {
    id: 'citizen',
    label: 'Tan Mei Ling, citizen',
    info: {
      uinfin: value('S9000001B'),
      name: value('TAN MEI LING'),
      residentialstatus: coded('C', 'CITIZEN'),
      nationality: coded('SG', 'SINGAPORE CITIZEN'),
      ...noPass,
    },
  },
  {
    id: 'permanent-resident',
    label: 'Arjun Nair, permanent resident',
    info: {
      uinfin: value('S9000002J'),
      name: value('ARJUN NAIR'),
      residentialstatus: coded('P', 'PR'),
      nationality: coded('IN', 'INDIAN'),
      ...noPass,
    },
  },
  {
    id: 'pass-holder',
    label: 'Adeline Fernandez, Employment Pass',
    info: { ...passHolder, passexpirydate: value('2999-12-31') },
  },
  {
    id: 'expired-pass',
    label: 'Adeline Fernandez, Employment Pass that has expired',
    info: { ...passHolder, uinfin: value('G1612346N'), passexpirydate: value('2020-01-31') },
  },
  { id: 'denied', label: 'Somebody who says no', info: {}, does: 'deny' },
  {
    id: 'no-data',
    label: 'Somebody whose data are missing',
    info: { uinfin: { ...source, unavailable: true }, name: { ...source, unavailable: true } },
  },
  {
    id: 'provider-down',
    label: 'Somebody at whom the provider breaks down',
    info: {},
    does: 'break down',
  },
  {
    id: 'forged',
    label: 'Somebody whose data another key signed',
    info: { ...passHolder, uinfin: value('G1612347W') },
    does: 'forge',
  },
  {
    id: 'unsigned',
    label: 'Somebody whose data nobody signed',
    info: { ...passHolder, uinfin: value('G1612348U') },
    does: 'sign nothing',
  },
]

export const personaById = (id: string): SingpassPersona | undefined =>
  singpassPersonas.find(persona => persona.id === id)
