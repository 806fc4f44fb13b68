export const statuses = ['verified', 'unverified', 'untold'] as const

/** Somebody who has an account at the sandbox. */
export interface SandboxPersona {
  subject: string
  /** What the log-in page says of them. */
  label: string
  firstName: string
  lastName: string
  email: string | null
  /** What the provider says of the address: that it is verified, that it is not, or nothing. */
  status: (typeof statuses)[number]
  /** The provider breaks down when this person's log-in is asked for. */
  breaksDown?: true
}

export const sandboxPersonas: readonly SandboxPersona[] = [
  {
    subject: '1001',
    label: 'Maria Santos, verified address',
    firstName: 'Maria',
    lastName: 'Santos',
    email: 'maria.santos@sandbox.example',
    status: 'verified',
  },
  {
    subject: '1002',
    label: 'Kenji Tanaka, verified address',
    firstName: 'Kenji',
    lastName: 'Tanaka',
    email: 'kenji.tanaka@sandbox.example',
    status: 'verified',
  },
  {
    subject: '1003',
    label: 'Layla Haddad, address not verified',
    firstName: 'Layla',
    lastName: 'Haddad',
    email: 'layla.haddad@sandbox.example',
    status: 'unverified',
  },
  {
    subject: '1004',
    label: 'Joao Silva, no address',
    firstName: 'Joao',
    lastName: 'Silva',
    email: null,
    status: 'unverified',
  },
  {
    subject: '1005',
    label: 'Ayse Yilmaz, the provider breaks down',
    firstName: 'Ayse',
    lastName: 'Yilmaz',
    email: 'ayse.yilmaz@sandbox.example',
    status: 'verified',
    breaksDown: true,
  },
]

/** Who was chosen on the log-in page, or typed into it; nobody where one cancels. */
export const personaIn = (form: URLSearchParams): SandboxPersona | undefined => {
  const persona = sandboxPersonas.find(({ subject }) => subject === form.get('persona'))
  const subject = form.get('subject')
  if (persona || !subject) return persona
  return {
    subject,
    label: subject,
    firstName: form.get('first_name') ?? '',
    lastName: form.get('last_name') ?? '',
    email: form.get('email') || null,
    status: statuses.find(status => status === form.get('status')) ?? 'unverified',
  }
}
