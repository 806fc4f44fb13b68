import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { skillStructure } from './skills/structure.ts'
import { matchSkill, skills } from './skills.ts'

test('an id and a key name one skill, and an alias is written in lower case', () => {
  for (const field of ['id', 'key'] as const) {
    expect(new Set(skillStructure.map(skill => skill[field])).size).toBe(skillStructure.length)
  }
  const aliases = skillStructure.flatMap(skill => skill.aliases ?? [])
  expect(aliases.filter(alias => alias !== alias.toLowerCase())).toEqual([])
  expect(new Set(aliases).size).toBe(aliases.length)
})

test('product names are the same in every language', () => {
  for (const { code } of languages) {
    expect(skills(code).find(skill => skill.key === 'postgresql')?.value).toBe('PostgreSQL')
  }
})

test('a skill is matched by its name in any case, by its names in all languages, and by aliases', () => {
  const react = skillStructure.find(skill => skill.key === 'react')?.id
  expect(['React', ' REACT ', 'ReactJS', 'react.js'].map(matchSkill)).toEqual([react, react, react, react])
  expect(matchSkill('reacting')).toBeUndefined()
  for (const { code } of languages) {
    const unmatched = skills(code).filter(skill => matchSkill(skill.value) === undefined)
    expect(unmatched).toEqual([])
  }
})

test('the English name of a skill leads to that skill alone', () => {
  const astray = skills('en').filter(skill => matchSkill(skill.value) !== skill.id)
  expect(astray).toEqual([])
})
