import { describe, expect, test } from 'vitest'
import { assertionsIn, removedBetween } from './assertions.ts'
import { removalsIn } from './table.ts'

describe('the assertions of a journey', () => {
  test('are its calls of expect by all their words, and helpers by their names alone', () => {
    const text = `
      const say = (words) => expect(page.getByText(words)).toBeVisible()
      test('a', async () => {
        await expectSound(page)
        for (const one of [page, other]) await expectSound(one)
        await expect
          .poll(() => count())
          .toBe(2)
        expected(page)
      })`
    expect(assertionsIn('e2e/a.spec.ts', text)).toEqual([
      'expect(page.getByText(words)).toBeVisible()',
      'expectSound',
      'expectSound',
      'expect.poll(() => count()).toBe(2)',
    ])
  })
})

describe('what is asserted no more', () => {
  const before = new Map([
    ['e2e/a.spec.ts', ['expectSound', 'expectSound', 'expect(a).toBe(1)']],
    ['e2e/b.spec.ts', ['expect(b).toBe(1)']],
  ])

  test.each([
    ['nothing', before, []],
    [
      'a look, though another file has one more',
      new Map([
        ['e2e/a.spec.ts', ['expectSound', 'expect(a).toBe(1)']],
        ['e2e/b.spec.ts', ['expect(b).toBe(1)', 'expectSound']],
      ]),
      [{ file: 'e2e/a.spec.ts', assertion: 'expectSound', times: 1 }],
    ],
    [
      'what a file took along, but not what moved to another',
      new Map([['e2e/a.spec.ts', ['expectSound', 'expectSound', 'expect(b).toBe(1)']]]),
      [{ file: 'e2e/a.spec.ts', assertion: 'expect(a).toBe(1)', times: 1 }],
    ],
  ])('is %s', (_, after, removed) => {
    expect(removedBetween(before, after)).toEqual(removed)
  })
})

test('a row of the table names a file, an assertion, how often, and the tests', () => {
  const page =
    'Words\n\n| file | x |\n|---|---|\n| `e2e/a.spec.ts` | `expectSound` | 2 | `e2e/b.spec.ts › c`<br>`e2e/d.ts › e` |\n'
  expect(removalsIn(page)).toEqual([
    {
      file: 'e2e/a.spec.ts',
      assertion: 'expectSound',
      times: 2,
      tests: ['`e2e/b.spec.ts › c`', '`e2e/d.ts › e`'],
      line: 5,
    },
  ])
})
