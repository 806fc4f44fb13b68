import { defaults, TypeOverrides } from 'pg'

// Times go as what they are on every machine: the driver's own form is the machine's local time, cut to whole minutes of its zone.
defaults.parseInputDatesAsUTC = true

const TYPE = { date: 1082, timestamp: 1114, timestamptz: 1184, interval: 1186 }

/** How values of the database are read: days and times as Date, lengths of time and bigints as text. */
export const valueTypes = new TypeOverrides()
for (const type of [TYPE.date, TYPE.timestamp, TYPE.timestamptz])
  valueTypes.setTypeParser(type, text => new Date(text))
valueTypes.setTypeParser(TYPE.interval, text => text)
