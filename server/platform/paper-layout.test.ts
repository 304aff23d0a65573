import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesOf, type Measured } from './paper-layout.ts'

const rows = (...heights: (number | [number])[]): Measured<number>[] =>
  heights.map((height, row) =>
    typeof height === 'number' ? { row, height, begins: true } : { row, height: height[0], begins: false },
  )
const placed = (measured: Measured<number>[], most = 100) =>
  pagesOf(measured, most).map((page) => page.map(({ row }) => row))

test.each([
  ['nothing', rows(), [[]]],
  ['rows that just fit', rows(50, 50), [[0, 1]]],
  ['a row too many', rows(50, 50, 1), [[0, 1], [2]]],
  ['a record that would be torn', rows(60, 30, [30]), [[0], [1, 2]]],
  ['a record longer than a page', rows(60, 30, [80], [40]), [[0, 1], [2], [3]]],
  ['a row taller than a page', rows(10, 300, 10), [[0], [1], [2]]],
])('%s', (_, measured, pages) => {
  expect(placed(measured)).toEqual(pages)
})

const row = fc.record({ row: fc.nat(), height: fc.integer({ min: 1, max: 120 }), begins: fc.boolean() })

test('every row stands once and in its order, and no page is fuller than it can be', () => {
  fc.assert(
    fc.property(fc.array(row), (measured) => {
      const pages = pagesOf(measured, 100)
      expect(pages.flat()).toEqual(measured)
      const overfull = pages.filter(
        (page) => page.length > 1 && page.reduce((sum, { height }) => sum + height, 0) > 100,
      )
      expect(overfull).toEqual([])
    }),
  )
})
