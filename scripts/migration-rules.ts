/** A migration's text in single statements, in lower case, without comments and with what is quoted left empty. */
const statementsOf = (text: string): string[] =>
  text
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '$$$$')
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map(statement => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)

const CREATED_TABLE = /^create (?:unlogged )?table (?:if not exists )?(\w+)/
const TABLE_OF = /^(?:alter table (?:if exists )?(?:only )?|create (?:unique )?index .*?\bon (?:only )?)(\w+)/
const ALTERS = /^alter table (?:if exists )?(?:only )?\w+ /
const OUTER_COMMA = /,(?![^(]*\))/

/** What is done in one statement, each by itself. */
const actionsOf = (statement: string): string[] =>
  ALTERS.test(statement)
    ? statement
        .replace(ALTERS, '')
        .split(OUTER_COMMA)
        .map(action => action.trim())
    : [statement]

interface Rule {
  breaks: RegExp
  reason: string
}

/** What keeps everybody who uses a table waiting, whichever version they are of. */
const always: readonly Rule[] = [
  {
    breaks: /^create (?:unique )?index (?!concurrently)/,
    reason: 'an index of a table that is in use is made concurrently, in an .index.sql of its own',
  },
  {
    breaks: /^set (?:un)?logged|^(?:cluster|vacuum|reindex|lock)\b/,
    reason: 'rewrites or locks a whole table',
  },
  { breaks: /^add .*\bgenerated always as \(.*\) stored/, reason: 'rewrites the whole table' },
  {
    breaks: /^add .*\bdefault (?!now\(\))\w+\(/,
    reason: 'a default that is computed for each row rewrites the whole table',
  },
  {
    breaks: /^add (?:constraint \w+ )?(?:check|foreign key)\b(?!.*not valid)/,
    reason: 'add the constraint as NOT VALID, and validate it in a later file',
  },
  {
    breaks: /^add (?:constraint \w+ )?(?:unique|primary key|exclude)\b(?! using index)/,
    reason: 'make the unique index concurrently, then add the constraint USING INDEX',
  },
]

/** What the version before would miss while it runs beside this one. */
const beforeRollOut: readonly Rule[] = [
  {
    breaks: /^drop\b|\bdrop (?:not null|default|identity|expression)\b/,
    reason: 'the version before uses what is dropped',
  },
  { breaks: /^rename\b|^alter (?!table).*\brename\b/, reason: 'add the new name and write both' },
  { breaks: /^alter (?:column )?\w+ (?:set data )?type\b/, reason: 'add a column of the new type' },
  { breaks: /^alter .*\bset not null\b/, reason: 'the version before may still write null' },
  {
    breaks: /^add (?!constraint)(?!.*\bdefault\b).*\bnot null\b/,
    reason: 'the version before does not write this column: give it a default',
  },
  { breaks: /^(?:truncate|delete)\b/, reason: 'the version before may still read what is deleted' },
  { breaks: /^do\b/, reason: 'cannot be checked: write plain statements' },
  {
    breaks: /^create unique index/,
    reason: 'the version before may write what this refuses: make it after the roll-out',
  },
]

const CONCURRENTLY =
  /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) \w+/

/** What is wrong with a migration's statements, by the step and kind that its name says. */
export const migrationProblems = (
  text: string,
  { isAfterRollOut, isConcurrent }: { isAfterRollOut: boolean; isConcurrent: boolean },
): string[] => {
  const statements = statementsOf(text)
  if (isConcurrent && (statements.length !== 1 || !CONCURRENTLY.test(statements[0] ?? '')))
    return [
      'an .index.sql holds one CREATE INDEX CONCURRENTLY IF NOT EXISTS or DROP INDEX CONCURRENTLY IF EXISTS',
    ]
  const created = new Set(statements.flatMap(each => CREATED_TABLE.exec(each)?.[1] ?? []))
  const rules = isAfterRollOut ? always : [...always, ...beforeRollOut]
  const onOthers = statements.filter(
    statement => !CREATED_TABLE.test(statement) && !created.has(TABLE_OF.exec(statement)?.[1] ?? ''),
  )
  return onOthers.flatMap(actionsOf).flatMap(action => {
    const isOutside = /\bconcurrently\b/.test(action) && !isConcurrent
    const reason = isOutside
      ? 'CONCURRENTLY needs an .index.sql of its own'
      : rules.find(({ breaks }) => breaks.test(action))?.reason
    return reason === undefined ? [] : [`${action.slice(0, 80)}: ${reason}`]
  })
}
