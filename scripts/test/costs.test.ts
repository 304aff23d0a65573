import { expect, test } from 'vitest'
import { costReport, costTable, overBudget, slowest } from './costs.ts'

test('the parts stand in columns, with a dash for what cannot be measured', () => {
  const costs = [
    { name: 'check', seconds: 15, cpuSeconds: 28.4 },
    { name: 'browser', seconds: 754, cpuSeconds: 1480, machineSeconds: 1502 },
  ]
  expect(costTable(costs)).toEqual([
    'part     minutes  CPU s  machine CPU s',
    'check        0.3     28              –',
    'browser     12.6  1,480          1,502',
  ])
})

test.each([
  [{ seconds: 780, cpuSeconds: 2000, budget: { minutes: 13 } }, []],
  [{ seconds: 781, cpuSeconds: 2000, budget: { minutes: 13 } }, ['OVER BUDGET it took 13.0 min of 13']],
  [
    { seconds: 1200, cpuSeconds: 1500, budget: { minutes: 13 } },
    ['OVER BUDGET it took 20.0 min of 13, though its 1,500 CPU s are within 1,560: the machine was busy'],
  ],
  [{ seconds: 1200, budget: { minutes: 13 } }, ['OVER BUDGET it took 20.0 min of 13']],
  [{ seconds: 600, cpuSeconds: 30, budget: { cpuSeconds: 30 } }, []],
  [{ seconds: 16, cpuSeconds: 31, budget: { cpuSeconds: 30 } }, ['OVER BUDGET it took 31 CPU s of 30']],
  [{ seconds: 6000, cpuSeconds: 6000 }, []],
])('%j', (cost, says) => {
  expect(overBudget([{ name: 'it', ...cost }])).toEqual(says)
})

test('twenty tests are named, the slowest first', () => {
  const times = Array.from({ length: 30 }, (_, place) => ({ name: `test ${place}`, seconds: place }))
  const named = slowest(times)
  expect(named).toHaveLength(20)
  expect(named.at(0)).toBe('   29.0 s  test 29')
  expect(named.at(-1)).toBe('   10.0 s  test 10')
})

test('a report without tests names none', () => {
  expect(costReport([{ name: 'check', seconds: 60, cpuSeconds: 1 }], [])).toBe(
    '\npart   minutes  CPU s  machine CPU s\ncheck      1.0      1              –',
  )
})
