import { expect, test } from 'vitest'
import { hostsIn, lookAlike } from './look-alike.ts'

const known = ['northwind.com', 'mahalina.com.ph', 'abcd.com']

test('an ad’s hosts are those of its links and addresses', () => {
  expect(
    hostsIn('See https://www.Jobs.example.com/a?b=c, www.other.ph or mail hr@mail.third.co.uk.'),
  ).toEqual(['jobs.example.com', 'other.ph', 'mail.third.co.uk'])
})

test.each([
  ['one sign more', 'northwinds.com', 'northwind.com'],
  ['one sign less', 'nortwind.com', 'northwind.com'],
  ['two swapped', 'nrothwind.com', 'northwind.com'],
  ['a sign that looks alike', 'n0rthw1nd.net', 'northwind.com'],
  ['the name with a word of hiring', 'mahalina-careers.com', 'mahalina.com.ph'],
  ['below another name', 'apply.northwlnd.com', 'northwind.com'],
])('%s looks like a company’s own', (_, host, of) => {
  expect(lookAlike([host], known, undefined)).toEqual({ host, of })
})

test.each([
  ['the company itself', 'careers.northwind.com', undefined],
  ['the same name elsewhere', 'northwind.ph', undefined],
  ['another name', 'southwind.com', undefined],
  ['a name with another word', 'northwind-films.com', undefined],
  ['short names are alike by chance', 'abce.com', undefined],
  ['the ad’s own company', 'northwinds.com', 'northwinds.com'],
])('%s does not', (_, host, own) => {
  expect(lookAlike([host], known, own)).toBeUndefined()
})
