/** A country's key, and what its code is called in a list of them. */
export type PhoneCode = [country: string, label: string]

/** Name of the country's field beside a phone's. */
export const countryName = (name: string) => `${name}_country`
