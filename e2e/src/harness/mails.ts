import { waitUntil } from './server.ts'

/** Texts of the mails that the local catcher took for an address, oldest first, once there are `count` of them. */
export const mailsTo = async (port: number, address: string, count: number): Promise<string[]> => {
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  let ids: string[] = []
  await waitUntil(`${count} mails came to ${address}`, async () => {
    const rows = (await read('/mail')).split('<tr>').filter(row => row.includes(`<td>${address}</td>`))
    ids = rows.flatMap(row => /href="\/mail\/(\w+)"/.exec(row)?.[1] ?? [])
    return ids.length >= count
  })
  return Promise.all(ids.toReversed().map(id => read(`/mail/${id}.txt`)))
}

/** The six digits in the last of so many mails to an address. */
export const mailedCode = async (port: number, address: string, mails: number): Promise<string> => {
  const code = /^\d{6}$/m.exec((await mailsTo(port, address, mails)).at(-1) ?? '')?.[0]
  if (code === undefined) throw new Error(`no code in the last mail to ${address}`)
  return code
}

/** Path and query of a mail's link to a page of a site. */
export const linkIn = (mail: string | undefined, part: string): string => {
  const found = [...(mail ?? '').matchAll(/^https?:\S+$/gm)].map(([link]) => new URL(link))
  const url = found.find(({ pathname }) => pathname.includes(part))
  if (!url) throw new Error(`no link to ${part} in: ${mail}`)
  return url.pathname + url.search
}
