/** Days and amounts as banks write them. */
import { describe, expect, test } from 'vitest'
import { ordersOf, readCents, readDay } from './cells.ts'

describe('an amount', () => {
  test.each<[string, number | null | undefined]>([
    ['1,234.56', 123_456],
    ['$433.07', 43_307],
    ['-$433.07', -43_307],
    ['$-12', -1200],
    ['(12.00)', -1200],
    ['12.00-', -1200],
    ['+5.5', 550],
    ['1 234,56', 123_456],
    ['12.00 DR', -1200],
    ['12.00 CR', 1200],
    ['="12.00"', 1200],
    ['\u221212.00', -1200],
    ['0.00', 0],
    ['.05', 5],
    ['', null],
    ['-', null],
    ['CAD 12.00', 1200],
    ['- 12.00', -1200],
    ['-12.00 DR', -1200],
    ['(12.00) DR', -1200],
    ['12-34', undefined],
    ['5(3)', undefined],
    ['(12.00', undefined],
    ['-12.00-', undefined],
    [`1${' '.repeat(50)}`.padEnd(60, 'x'), undefined],
    ['twelve', undefined],
    ['1.2.3', undefined],
    ['12.345', undefined],
    ['1,23', 123],
    ['=1+1', undefined],
    ['99999999999999', undefined],
  ])('%j is %j', (cell, cents) => {
    expect(readCents(cell)).toBe(cents)
  })
})

describe('a day', () => {
  test.each<[string, Parameters<typeof readDay>[1], string | null]>([
    ['2026-11-03', null, '2026-11-03'],
    ['2026/11/3', null, '2026-11-03'],
    ['20261103', null, '2026-11-03'],
    ['20261303', null, null],
    ['Nov 3, 2026', null, '2026-11-03'],
    ['3 Nov 2026', null, '2026-11-03'],
    ['11/03/2026', null, null],
    ['11/03/2026', 'yearFirst', null],
    ['11/03/2026', 'monthFirst', '2026-11-03'],
    ['11/03/2026', 'dayFirst', '2026-03-11'],
    ['25/11/26', 'dayFirst', '2026-11-25'],
    ['25/11/2026', 'monthFirst', null],
    ['2026-11-03 14:05:00', null, '2026-11-03'],
    ['2026-02-30', null, null],
    ['yesterday', null, null],
  ])('%j, %s, is %j', (cell, order, day) => {
    expect(readDay(cell, order)).toBe(day)
  })

  test.each<[string, string[]]>([
    ['11/03/2026', ['monthFirst', 'dayFirst']],
    ['25/11/2026', ['dayFirst']],
    ['11/25/2026', ['monthFirst']],
    ['2026-11-03', []],
    ['Nov 3, 2026', []],
  ])('%j leaves open %j', (cell, orders) => {
    expect(ordersOf(cell)).toEqual(orders)
  })
})
