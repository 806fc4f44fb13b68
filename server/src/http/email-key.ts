/** An address as it is compared and counted: who registered as Ana@Example.com is ana@example.com. */
export const emailKey = (email: string) => email.trim().normalize('NFKC').toLowerCase()
