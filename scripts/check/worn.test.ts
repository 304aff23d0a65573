import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { textsOf } from './texts.ts'
import type { Tree } from './tree.ts'
import { listOfWorn, wornPhrases } from './worn.ts'

const list = readFileSync(join(import.meta.dirname, '../..', listOfWorn), 'utf8')
const tree = (files: Record<string, string>): Tree => new Map(Object.entries({ [listOfWorn]: list, ...files }))
const places = (files: Record<string, string>) => wornPhrases(tree(files)).map(({ file, line }) => `${file}:${line}`)

describe('worn phrases', () => {
  test.each([
    ['web/a.tsx', `\nconst a = 'Assign anew'`],
    ['web/a.tsx', '\nconst a = <p>\n  Assign anew\n</p>'],
    ['server/features/mail/a.ts', '\nconst a = `Anew by ${b}.`'],
    ['contract/a.ts', `\nconst a = { summary: 'Assigns a ticket\u0020anew' }`],
    ['docs/features/a.md', '\nTickets are assigned\nanew.'],
    ['README.md', '\n- Assigned anew'],
  ])('one in %s is refused: %j', (file, text) => expect(places({ [file]: text })).toEqual([`${file}:2`]))

  test.each([
    ['a comment', 'web/a.ts', '/** Assigns anew. */'],
    ['a test', 'web/a.test.ts', `const a = 'Assign anew'`],
    ['a key', 'web/a.ts', `const a = { anew: 'anew' }`],
    ['code on a page', 'docs/a.md', 'Call `anew`.\n```\nassign anew\n```'],
    ['a part of another word', 'web/a.ts', `const a = 'A manewver here'`],
  ])('%s may have one', (_what, file, text) => expect(places({ [file]: text })).toEqual([]))

  test('the finding says what to write instead', () => {
    expect(wornPhrases(tree({ 'web/a.ts': `const a = 'Sent by Nobody, anew.'` })).map(({ says }) => says)).toEqual([
      'says “anew”: write “again” or “new”',
      'says “Nobody”: write “no one”, or “Unassigned”',
    ])
  })

  test.each([
    ['What was reported, and by when', true],
    ['It is late. Who is on it is shown here.', true],
    ['Whether it counts', true],
    ['Who pays', false],
    ['What happened?', false],
    ['“Who is it?”', false],
    ['Tell us what happened.', false],
    ['Whole building', false],
  ])('a sentence may not begin with a noun clause: %j', (text, refused) => {
    expect(places({ 'web/a.ts': `const a = '${text}'` })).toEqual(refused ? ['web/a.ts:1'] : [])
  })
})

test('texts are read with their lines, a slot for each value', () => {
  const text = `import a from 'Not A Text'\nconst b = \`Unit \${c}, floor \${d}\`\nconst e = <p title="Your unit">\n  Hello,\n  Ada\n</p>`
  expect(textsOf(tree({ 'web/a.tsx': text })).map(({ line, text: read }) => [line, read])).toEqual([
    [2, 'Unit {}, floor {}'],
    [3, 'Your unit'],
    [3, 'Hello, Ada'],
  ])
})
