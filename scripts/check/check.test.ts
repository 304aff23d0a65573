import { describe, expect, test } from 'vitest'
import { arrowsAgainst } from './arrows.ts'
import { circles } from './circles.ts'
import { asvs, requirements } from './asvs.ts'
import { coverage, removals } from './coverage.ts'
import { doors, importsBetweenFeatures } from './doors.ts'
import { everyImport } from './imports.ts'
import { lengthFigures, tooLong } from './lengths.ts'
import { deadLinks } from './links.ts'
import { emptyNames } from './names.ts'
import { unboundedNormalizing } from './normalizing.ts'
import { sqlOutsideStores } from './sql.ts'
import type { Finding, Tree } from './tree.ts'
import { forbiddenWords, otherSpellings } from './words.ts'

const tree = (files: Record<string, string>): Tree => new Map(Object.entries(files))
const imports = (files: Record<string, string>) => everyImport(tree(files))
const places = (findings: readonly Finding[]) => findings.map(({ file, line }) => (line ? `${file}:${line}` : file))

describe('doors', () => {
  const notices = 'server/features/notices/notices.ts'

  test('another feature is entered by its door alone', () => {
    const found = doors(
      imports({ [notices]: `import { a } from '../units/units.ts'\nimport { b } from '../units/store.ts'` }),
    )
    expect(places(found)).toEqual([`${notices}:2`])
    expect(found[0]?.says).toContain('its door is units.ts')
  })

  test('a feature imports none below it in the order, in whatever way', () => {
    const file = 'server/features/units/units.ts'
    const text = `import type { A } from '../notices/notices.ts'\nexport { b } from '../notices/notices.ts'`
    expect(places(doors(imports({ [file]: text })))).toEqual([`${file}:1`, `${file}:2`])
  })

  test('a feature that the list does not name is refused', () => {
    const file = 'server/features/gossip/gossip.ts'
    expect(doors(imports({ [file]: `import '../units/units.ts'` }))[0]?.says).toContain('gossip does not stand in')
  })

  test('the rest of the server may collect what a feature brings, and nothing behind the door', () => {
    const text = `import { r } from './features/units/feature.ts'\nimport { s } from './features/units/store.ts'`
    expect(places(doors(imports({ 'server/app.ts': text })))).toEqual(['server/app.ts:2'])
  })

  test('on the web a part is taken by its name from the door', () => {
    const file = 'web/features/notices/notice-screen.tsx'
    const text = [
      `import { AttachmentList } from '../documents/documents.tsx'`,
      `import * as all from '../documents/documents.tsx'`,
      `const late = () => import('../documents/list.tsx')`,
    ].join('\n')
    expect(places(doors(imports({ [file]: text })))).toEqual([`${file}:2`, `${file}:3`])
  })

  test('a test may look at the doors of features below, and only at the doors', () => {
    const file = 'server/features/audit/audit.test.ts'
    const text = `import { a } from '../units/units.ts'\nimport { b } from '../units/store.ts'`
    expect(places(doors(imports({ [file]: text })))).toEqual([`${file}:2`])
  })

  test('imports between features are counted once each', () => {
    const text = `import { a } from '../units/units.ts'\nimport { b } from './store.ts'\nimport { c } from '../audit/audit.ts'`
    expect(importsBetweenFeatures(imports({ [notices]: text }))).toBe(2)
  })
})

describe('arrows', () => {
  test.each([
    ['contract/units.ts', 'fastify'],
    ['contract/units.ts', '../law/law.ts'],
    ['law/labels.ts', '../contract/time.ts'],
    ['law/labels.ts', 'zod'],
    ['server/platform/log.ts', '../features/audit/audit.ts'],
    ['server/features/units/units.ts', '../../app.ts'],
    ['server/http/bind.ts', '../../web/routes.ts'],
    ['web/ui/list.tsx', '../features/units/units.tsx'],
    ['web/features/units/unit-screen.tsx', '../../shell/shell.tsx'],
    ['web/api/call.ts', '../../server/context.ts'],
    ['e2e/notices.spec.ts', '../server/app.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(places(arrowsAgainst(imports({ [from]: `import { it } from '${to}'` })))).toEqual([`${from}:1`])
  })

  test.each([
    ['contract/units.ts', 'zod'],
    ['server/features/units/store.ts', '../../db/connection.ts'],
    ['server/features/units/units.test.ts', '../../testing/world.ts'],
    ['web/shell/shell.tsx', '../features/units/units.tsx'],
    ['law/labels.test.ts', 'vitest'],
  ])('%s may import %s', (from, to) => {
    expect(arrowsAgainst(imports({ [from]: `import { it } from '${to}'` }))).toEqual([])
  })
})

describe('circles', () => {
  test('three files in a ring are one finding that names them all', () => {
    const ring = {
      'law/a.ts': `import './b.ts'`,
      'law/b.ts': `export * from './c.ts'`,
      'law/c.ts': `await import('./a.ts')`,
    }
    expect(circles(imports(ring)).map(({ says }) => says)).toEqual([
      'stands in a circle of imports: law/a.ts → law/b.ts → law/c.ts → law/a.ts',
    ])
  })

  test('types alone make no circle, nor do two ways to one file', () => {
    const text = {
      'law/a.ts': `import './b.ts'\nimport './c.ts'`,
      'law/b.ts': `import './c.ts'`,
      'law/c.ts': `import type { A } from './a.ts'`,
    }
    expect(circles(imports(text))).toEqual([])
  })
})

describe('SQL', () => {
  test.each(['db.selectFrom("units")', 'sql<number>`select 1`', 'client.query("select 1")', 'db.insertInto("units")'])(
    '%s is refused outside a store',
    (text) => {
      const code = `const a = 1\n${text}`
      expect(places(sqlOutsideStores(tree({ 'server/features/units/units.ts': code })))).toEqual([
        'server/features/units/units.ts:2',
      ])
      expect(sqlOutsideStores(tree({ 'server/features/units/store.ts': code, 'server/db/migrate.ts': code }))).toEqual(
        [],
      )
      expect(sqlOutsideStores(tree({ 'server/features/parking/stalls-store.ts': code }))).toEqual([])
    },
  )
})

test('text is normalized by the one function that bounds its accents', () => {
  const code = `const a = 1\nconst b = text.normalize('NFC')`
  const files = { 'server/http/a.ts': code, 'contract/a.ts': code, 'law/a.ts': code }
  expect(places(unboundedNormalizing(tree(files)))).toEqual(['server/http/a.ts:2', 'contract/a.ts:2', 'law/a.ts:2'])
  const allowed = { 'contract/composed.ts': code, 'server/http/a.test.ts': code, 'web/ui/a.ts': code }
  expect(unboundedNormalizing(tree(allowed))).toEqual([])
})

describe('lengths', () => {
  const lines = (count: number) => 'a\n'.repeat(count)

  test('300 lines pass, 301 are refused, generated files are not counted', () => {
    const files = { 'web/a.css': lines(301), 'server/b.ts': lines(300), 'server/db/schema.gen.ts': lines(900) }
    expect(places(tooLong(tree(files)))).toEqual(['web/a.css'])
  })

  test('the figures leave tests out', () => {
    const files = { 'law/a.ts': lines(10), 'law/b.ts': lines(20), 'law/c.ts': lines(90), 'law/c.test.ts': lines(200) }
    expect(lengthFigures(tree(files))).toBe('3 files: median 20 lines, 90 % within 20, longest 90 (law/c.ts)')
  })
})

describe('documents', () => {
  test('a link leads to a file, a folder or a heading that is there', () => {
    const page =
      '# The page\n\n[a](docs/b.md#two-words) [b](docs/) [c](#the-page) [d](https://example.com) `[e](none.md)`\n'
    expect(deadLinks(tree({ 'README.md': page, 'docs/b.md': '## Two words\n' }))).toEqual([])
  })

  test('a missing file and a missing heading are refused on their line', () => {
    const page = '# A\n[a](docs/none.md)\n![b](b.png)\n[c](#b)\n'
    expect(places(deadLinks(tree({ 'README.md': page })))).toEqual(['README.md:2', 'README.md:3', 'README.md:4'])
  })

  const covered = { 'web/a.ts': 'export const login = 1', 'e2e/a.spec.ts': `test('signs in', …)` }

  test('a line of the coverage page names a symbol and a test that exist', () => {
    const page =
      '| § | what | where | test |\n|---|---|---|---|\n| 2 | Login | `web/a.ts#login` | `e2e/a.spec.ts › signs in` |'
    expect(coverage(tree({ ...covered, 'docs/specification-coverage.md': page }))).toEqual([])
  })

  test.each([
    ['| 2 | Login | `web/b.ts` | `e2e/a.spec.ts › signs in` |', 'there is no such file'],
    ['| 2 | Login | `web/a.ts#logout` | `e2e/a.spec.ts › signs in` |', 'names logout'],
    ['| 2 | Login | `web/a.ts` | `e2e/a.spec.ts › signs out` |', 'names a test "signs out"'],
    ['| 2 | Login | `web/a.ts` | `e2e/a.spec.ts` |', 'names no test'],
    ['| 2 | Login | `web/a.ts` |', 'four cells'],
  ])('%s is refused', (line, says) => {
    expect(coverage(tree({ ...covered, 'docs/specification-coverage.md': line }))[0]?.says).toContain(says)
  })

  const security = (...lines: string[]) => asvs(tree({ ...covered, 'docs/security.md': lines.join('\n') }))
  const everyOther = (...named: string[]) =>
    requirements.filter((id) => !named.includes(id)).map((id) => `| ${id} | Not yet. |`)

  test('the security page names each requirement once, with a place and a test or the reason why not', () => {
    expect(requirements).toHaveLength(253)
    const page = ['| id | what | where | test |', '| 4.4.1–4.4.4 | There are no web sockets. |']
    const rows = [
      '| 6.2.1 | Eight. | `web/a.ts#login` | `e2e/a.spec.ts › signs in` |',
      '| 6.2.2 | Yes. | `web/a.ts` | – |',
    ]
    const named = ['4.4.1', '4.4.2', '4.4.3', '4.4.4', '6.2.1', '6.2.2']
    expect(security(...page, ...rows, ...everyOther(...named))).toEqual([])
    expect(security(...everyOther('6.2.1', '7.1.1')).map(({ says }) => says)).toEqual(['does not name 6.2.1, 7.1.1'])
  })

  test.each([
    ['| 6.2.1 | Eight. | `web/b.ts` | – |', 'there is no such file'],
    ['| 6.2.1 | Eight. | `web/a.ts` | `e2e/a.spec.ts › signs out` |', 'names a test "signs out"'],
    ['| 6.2.1 | Eight. | `web/a.ts` |', 'neither a line of four cells'],
    ['| 6.2.1 |  |', 'neither a line of four cells'],
    ['| 6.2.13 | Eight. |', 'no requirement of level 1 or 2: 6.2.13'],
    ['| 6.2.3–6.2.1 | Eight. |', 'no requirement'],
    ['| 6.2.1–6.3.1 | Eight. |', 'no requirement'],
    ['| 6.2.1–6.2.2 | Eight. |', 'names 6.2.2 a second time'],
  ])('%s is refused on the security page', (line, says) => {
    const found = security(...everyOther('6.2.1'), line).find(({ line: at }) => at === requirements.length)
    expect(found?.says).toContain(says)
  })

  test.each([
    ['signs in', []],
    ['signs out', ['docs/testing.md:2']],
  ])('a row of the removed browser assertions names a test that exists: %s', (name, refused) => {
    const page = `# Testing\n| \`e2e/a.spec.ts\` | \`expectSound\` | 1 | \`e2e/a.spec.ts › ${name}\` |\n`
    expect(places(removals(tree({ ...covered, 'docs/testing.md': page })))).toEqual(refused)
  })
})

describe('words and names', () => {
  test.each(['https://registry.example.org/x', 'cd /home/someone', '// TODO later', '// oxlint-disable-next-line'])(
    '%s is refused',
    (text) => expect(places(forbiddenWords(tree({ 'law/a.ts': `\n${text}` })))).toEqual(['law/a.ts:2']),
  )

  test('what people read has one spelling; a comment and a test may have another', () => {
    const said = "/** By e-mail. */\nconst a = 'E-mail'\n"
    const files = { 'web/a.tsx': said, 'web/a.test.ts': said, 'docs/a.md': said }
    expect(places(otherSpellings(tree(files)))).toEqual(['web/a.tsx:2'])
  })

  test('a file or folder named for nothing is refused', () => {
    const files = { 'server/utils/a.ts': '', 'web/helpers.ts': '', 'web/ui/list.tsx': '' }
    expect(places(emptyNames(tree(files)))).toEqual(['server/utils/a.ts', 'web/helpers.ts'])
  })
})
