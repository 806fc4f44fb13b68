import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findMigrationProblems } from './check-migrations.ts'

const problemsOf = (text: string, name = '0090_more.sql') =>
  findMigrationProblems(new Map([[name, text]]), {})

describe('the step before a roll-out takes nothing away from the version that still runs', () => {
  test.each([
    ['alter table jobs drop column title', 'uses what is dropped'],
    ['drop table jobs', 'uses what is dropped'],
    ['drop trigger sessions_ended on sessions', 'uses what is dropped'],
    ['alter table jobs alter column title drop not null', 'uses what is dropped'],
    ['alter table jobs rename column title to name', 'add the new name'],
    ['alter table jobs rename to ads', 'add the new name'],
    ['alter index jobs_open rename to jobs_now', 'add the new name'],
    ['alter table jobs alter title type varchar(10)', 'of the new type'],
    ['alter table jobs alter column title set not null', 'may still write null'],
    ['alter table jobs add column a text, add column b text not null', 'give it a default'],
    ['truncate jobs', 'may still read'],
    ['delete from jobs where true', 'may still read'],
    ['do $$ begin drop table jobs; end $$', 'cannot be checked'],
  ])('%s', (text, reason) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(reason)])
  })

  test('what it may not do, the step after may', () => {
    for (const text of [
      'alter table jobs drop column title',
      'drop table jobs',
      'delete from jobs where true',
    ])
      expect(problemsOf(text, '0090_more.after.sql')).toEqual([])
  })

  test.each([
    'create table more (id text primary key); create unique index more_id on more (id); alter table more drop column id',
    "alter table jobs add column a text, add column b integer not null default 0, add column c numeric(4, 2) not null default ''",
    'alter table jobs add column at timestamptz not null default now()',
    "insert into more select 'drop table jobs' -- drop table jobs;\n from jobs",
    'alter table jobs add constraint few check (count < 3) not valid',
    'create function more() returns trigger language plpgsql as $$ begin delete from jobs; return null; end $$',
  ])('it may %s', text => {
    expect(problemsOf(text)).toEqual([])
  })
})

describe('no step keeps those waiting who use a table', () => {
  test.each([
    ['create index more on jobs (title)', 'made concurrently'],
    ['create index concurrently if not exists more on jobs (title)', 'an .index.sql of its own'],
    ['alter table jobs add column id uuid default gen_random_uuid()', 'rewrites the whole table'],
    ['alter table jobs add column n int generated always as (a + b) stored', 'rewrites the whole table'],
    ['alter table jobs add constraint few check (count < 3)', 'NOT VALID'],
    ['alter table jobs add foreign key (a) references more', 'NOT VALID'],
    ['alter table jobs add unique (title)', 'USING INDEX'],
    ['lock table jobs', 'locks a whole table'],
  ])('%s', (text, reason) => {
    for (const name of ['0090_more.sql', '0090_more.after.sql'])
      expect(problemsOf(text, name)).toEqual([expect.stringContaining(reason)])
  })

  test('an index stands in a file of its own, and a unique one comes after the roll-out', () => {
    const plain = 'create index concurrently if not exists more on jobs (title)'
    const unique = 'create unique index concurrently if not exists more on jobs (title)'
    expect(problemsOf(plain, '0090_more.index.sql')).toEqual([])
    expect(problemsOf(`${plain}; ${plain}`, '0090_more.index.sql')).toHaveLength(1)
    expect(problemsOf(unique, '0090_more.index.sql')).toHaveLength(1)
    expect(problemsOf(unique, '0090_more.after.index.sql')).toEqual([])
  })
})

test('what has landed is neither changed nor removed, and is not judged', () => {
  const text = 'drop table jobs'
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const landed = { '0001_a.sql': digest, '0002_b.sql': digest, '0003_c.sql': digest }
  const texts = new Map([
    ['0001_a.sql', text],
    ['0002_b.sql', `${text}s`],
  ])
  expect(findMigrationProblems(texts, landed)).toEqual([
    '0002_b.sql has landed, and was changed',
    '0003_c.sql has landed, and is gone',
  ])
  expect(problemsOf('', 'more.sql')).toEqual([expect.stringContaining('is not named')])
})
