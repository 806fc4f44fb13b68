import { expect, test } from 'vitest'
import { postingOf } from './posting.ts'

test('an ad without an identifier keeps its id when its text is edited, and changes it with its title', () => {
  const ad = {
    title: 'Baker',
    hiringOrganization: 'Bread',
    url: 'https://bread.example/1',
    description: 'Old',
  }
  const id = postingOf(ad, 'feed').sourceId
  expect(postingOf({ ...ad, description: 'New' }, 'feed').sourceId).toBe(id)
  expect(postingOf({ ...ad, title: 'Cook' }, 'feed').sourceId).not.toBe(id)
})

test('the source is the identifier’s name, else the feed; of standard input the address’s host', () => {
  expect(postingOf({ title: 'A', identifier: { name: 'board', value: 7 } }, 'feed')).toMatchObject({
    source: 'board',
    sourceId: '7',
  })
  expect(postingOf({ title: 'A', identifier: 'x-1' }, 'feed')).toMatchObject({
    source: 'feed',
    sourceId: 'x-1',
  })
  expect(postingOf({ title: 'A', url: 'https://jobs.example/1' }, 'stdin').source).toBe('jobs.example')
})

test('fields come in any of the forms that schema.org allows', () => {
  const posting = postingOf(
    {
      title: ['Baker &amp; Cook'],
      hiringOrganization: { '@type': 'Organization', name: 'Bread', sameAs: 'https://bread.example' },
      jobLocation: [
        {
          address: {
            addressLocality: 'Lyon',
            addressCountry: { '@type': 'Country', name: ['France', 'France'] },
          },
        },
        { address: 'Paris, France', geo: { latitude: '48.8', longitude: 2.3 } },
      ],
      experienceRequirements: { monthsOfExperience: '24' },
      educationRequirements: { credentialCategory: 'bachelor degree' },
      skills: 'Baking, cooking; patience',
      directApply: 'true',
      url: 'javascript:alert(1)',
    },
    'feed',
  )
  expect(posting).toMatchObject({
    title: 'Baker & Cook',
    company: 'Bread',
    website: 'https://bread.example/',
    experience: 24,
    education: ['bachelor degree'],
    isDirectApply: true,
    url: '',
  })
  expect(posting.skills.map(skill => skill.trim())).toEqual(['Baking', 'cooking', 'patience'])
  expect(posting.places).toEqual([
    { street: '', locality: 'Lyon', region: '', country: 'France', text: '' },
    {
      street: '',
      locality: '',
      region: '',
      country: '',
      text: 'Paris, France',
      latitude: 48.8,
      longitude: 2.3,
    },
  ])
})
