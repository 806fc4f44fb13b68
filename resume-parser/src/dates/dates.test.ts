import { expect, test } from 'vitest'
import { datesIn, type Moment, withoutDates } from './dates.ts'

const shown = (moment: Moment | undefined) =>
  moment && `${moment.year}${moment.month === undefined ? '' : `-${moment.month}`}`

test.each([
  ['Sept 2018 – May 2023', '2018-9', '2023-5'],
  ['January 2019 to Present', '2019-1', 'now'],
  ['May – Aug 2020', '2020-5', '2020-8'],
  ['08/2019 - 09/2020', '2019-8', '2020-9'],
  ['2019.04 – 2020.01', '2019-4', '2020-1'],
  ['2019-04-15 → 2020-01-31', '2019-4', '2020-1'],
  ['15/03/2019 - 31/12/2020', '2019-3', '2020-12'],
  ['2015 – 2019', '2015', '2019'],
  ['2019–21', '2019', '2021'],
  ['since June 2021', '2021-6', 'now'],
  ['Summer 2013', '2013-6', undefined],
  ['Expected Graduation: June 2016', '2016-6', undefined],
  ['enero de 2018 - actualidad', '2018-1', 'now'],
  ['marzo 2015 a diciembre 2017', '2015-3', '2017-12'],
  ['fevereiro de 2019 até o momento', '2019-2', 'now'],
  ['Agustus 2020 - Sekarang', '2020-8', 'now'],
  ['Mac 2021 hingga Kini', '2021-3', 'now'],
  ['Şubat 2019 – Devam Ediyor', '2019-2', 'now'],
  ['مارس 2021 - حتى الآن', '2021-3', 'now'],
  ['٢٠١٧ - ٢٠٢١', '2017', '2021'],
  ['2021年3月至今', '2021-3', 'now'],
  ['2018年7月-2021年2月', '2018-7', '2021-2'],
  ['平成31年4月～令和3年3月', '2019-4', '2021-3'],
  ['2016年4月～', '2016-4', 'now'],
  ['民國108年9月 - 現在', '2019-9', 'now'],
  // Drawn from the right, the end comes first.
  ['2017 - 2013', '2013', '2017'],
])('%s', (text, from, to) => {
  const [span] = datesIn(text)
  expect(shown(span?.from)).toBe(from)
  expect(span?.goesOn ? 'now' : shown(span?.to)).toBe(to)
})

test.each(['$1,999', '5000', '+63 917 555 0142', 'grew by 2000%'])('no time in: %s', text => {
  expect(datesIn(text)).toEqual([])
})

test('what is left of a line without its times is as long as before, so that places stay', () => {
  const line = 'Clerk, Mabini Trading (June 2015 – 2019, 4 years)'
  expect(withoutDates(line)).toHaveLength(line.length)
  expect(withoutDates(line)).toContain('Clerk, Mabini Trading')
  expect(withoutDates(line)).not.toMatch(/\d/)
})
