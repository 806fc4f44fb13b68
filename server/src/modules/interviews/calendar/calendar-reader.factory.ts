/** A calendar's component as a strict reader takes it apart (RFC 5545, 3.1 and 3.6). */
export interface CalendarComponent {
  name: string
  properties: Map<string, { parameters: Map<string, string>; value: string }>
  components: CalendarComponent[]
}

const LINE = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/

const parametersIn = (text: string) =>
  new Map(
    [...text.matchAll(/;([A-Z-]+)=(?:"([^"]*)"|([^";:,]*))/g)].map(([, name = '', quoted, plain]) => [
      name,
      quoted ?? plain ?? '',
    ]),
  )

/** Reads one calendar; whatever the grammar does not have is an error. */
export const readCalendar = (text: string): CalendarComponent => {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end')
  const physical = text.slice(0, -2).split('\r\n')
  for (const line of physical) {
    if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 octets: ${line}`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
    if (/[\u0000-\u0008\u000a-\u001f\u007f]|\ufffd/.test(line))
      throw new Error(`a control character: ${line}`)
  }
  const lines = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  const root: CalendarComponent = { name: '', properties: new Map(), components: [] }
  const open = [root]
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] = LINE.exec(line) ?? []
    if (name === '') throw new Error(`no content line: ${line}`)
    const current = open.at(-1)
    if (!current) throw new Error(`after the end: ${line}`)
    if (name === 'BEGIN') {
      const component: CalendarComponent = { name: value, properties: new Map(), components: [] }
      current.components.push(component)
      open.push(component)
    } else if (name === 'END') {
      if (current.name !== value || current === root) throw new Error(`nothing to end: ${line}`)
      open.pop()
    } else {
      if (current.properties.has(name)) throw new Error(`twice: ${line}`)
      current.properties.set(name, { parameters: parametersIn(parameters), value })
    }
  }
  const [calendar] = root.components
  if (!calendar || root.components.length > 1 || open.length > 1) throw new Error('not one calendar')
  return calendar
}

export const propertyValue = ({ properties }: CalendarComponent, name: string): string | undefined =>
  properties.get(name)?.value

/** TEXT without its escapes. */
export const textOf = (component: CalendarComponent, name: string): string | undefined =>
  propertyValue(component, name)?.replace(/\\([\\;,nN])/g, (_, sign: string) =>
    /n/i.test(sign) ? '\n' : sign,
  )

export const eventIn = (calendar: CalendarComponent): CalendarComponent => {
  const event = calendar.components.find(({ name }) => name === 'VEVENT')
  if (!event) throw new Error('no VEVENT')
  return event
}

const localMs = (value: string): number => {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/.exec(value)?.map(Number) ?? []
  if (year === undefined || month === undefined) throw new Error(`no time: ${value}`)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const offsetMs = (value = ''): number => {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(value) ?? []
  if (sign === undefined) throw new Error(`no offset: ${value}`)
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** The moment of DTSTART or DTEND, by the calendar's own VTIMEZONE and nothing else (3.6.5). */
export const eventMoment = (calendar: CalendarComponent, name: 'DTSTART' | 'DTEND'): Date => {
  const property = eventIn(calendar).properties.get(name)
  if (!property) throw new Error(`no ${name}`)
  const local = localMs(property.value)
  const zone = property.parameters.get('TZID')
  if (zone === undefined) {
    if (!property.value.endsWith('Z')) throw new Error(`a floating time: ${property.value}`)
    return new Date(local)
  }
  const rules = calendar.components.find(
    each => each.name === 'VTIMEZONE' && propertyValue(each, 'TZID') === zone,
  )
  const onsets = (rules?.components ?? [])
    .map(each => ({
      onset: localMs(propertyValue(each, 'DTSTART') ?? ''),
      from: offsetMs(propertyValue(each, 'TZOFFSETFROM')),
      to: offsetMs(propertyValue(each, 'TZOFFSETTO')),
    }))
    .filter(({ onset }) => onset <= local)
    .sort((a, b) => b.onset - a.onset)
  const [latest] = onsets
  if (!latest) throw new Error(`no observance of ${zone} for ${property.value}`)
  return new Date(local - latest.to)
}
