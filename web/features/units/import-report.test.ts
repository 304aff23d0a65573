import { describe, expect, test } from 'vitest'
import type { ImportReport } from '../../../contract/units.ts'
import { reportCsv, takenIn, verdictOf } from './import-report.ts'

const row = { row: 2, fate: 'new' as const, unitNumber: '101', name: 'Olivia Owner', messages: [], changes: [] }
const none = { new: 0, update: 0, unchanged: 0, warning: 0, error: 0 }
const noUnits = { new: 0, update: 0, unchanged: 0 }
const report = (change: Partial<ImportReport>): ImportReport => ({
  batchId: null,
  applied: false,
  counts: none,
  units: noUnits,
  rows: [row],
  messages: [],
  notInFile: [],
  keptColumns: [],
  at: '2026-11-20T20:44:21.123Z',
  ...change,
})

describe('what a report leads to', () => {
  test.each([
    ['ready', report({ counts: { ...none, new: 1 } })],
    ['ready', report({ counts: { ...none, warning: 1 }, rows: [{ ...row, fate: 'warning' }] })],
    ['done', report({ counts: { ...none, new: 1 }, applied: true })],
    ['refused', report({ counts: { ...none, new: 1, error: 1 } })],
    ['refused', report({ rows: [], messages: ['The file is empty.'] })],
    ['nothing', report({ counts: { ...none, unchanged: 1 }, rows: [{ ...row, fate: 'unchanged' }] })],
    ['nothing', report({ counts: { ...none, unchanged: 1 }, rows: [{ ...row, fate: 'unchanged' }], applied: true })],
  ])('%s', (verdict, given) => {
    expect(verdictOf(given)).toBe(verdict)
  })
})

describe('what an import takes in', () => {
  const people = (count: number) => Array.from({ length: count }, (_, index) => ({ ...row, name: `Person ${index}` }))
  test('units and people', () => {
    expect(takenIn(report({ units: { ...noUnits, new: 63, update: 1 }, rows: people(81) }))).toBe(
      '64 units and 81 people',
    )
  })
  test('somebody with two units counts once', () => {
    const rows = [row, { ...row, row: 3, unitNumber: '305' }]
    expect(takenIn(report({ units: { ...noUnits, new: 2 }, rows }))).toBe('2 units and 1 person')
  })
  test('what is nought is left out', () => {
    const rows = [{ ...row, fate: 'unchanged' as const }]
    expect(takenIn(report({ units: { ...noUnits, update: 1 }, rows }))).toBe('1 unit')
    expect(takenIn(report({}))).toBe('1 person')
  })
})

test('the report as CSV quotes every cell and disarms formulas', () => {
  expect(
    reportCsv([
      { ...row, fate: 'error', name: '=1+1', messages: ['Role is "landlord".', 'E-mail is missing.'], changes: [] },
    ]),
  ).toBe(
    '"row","result","unit_number","name","messages"\r\n' +
      '"2","Refused","101","\'=1+1","Role is ""landlord"". E-mail is missing."\r\n',
  )
})
