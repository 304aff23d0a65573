/** Rosters as other programs export them: title lines, grouped rows, and cells that a spreadsheet or a person decorated. */
import { describe, expect, test } from 'vitest'
import { noPersonFacts, noUnitFacts } from '../record.ts'
import { phone } from './phone.ts'
import { rosterIn } from './file.ts'
import { planImport } from './plan.ts'
import { readRow } from './row.ts'
import { headedAt, tableOf, topRowsOf } from './table.ts'
import { unitNumber } from './unit-number.ts'

const table = (...lines: string[]) => tableOf(Buffer.from(lines.join('\n')))
const rowsOf = (...lines: string[]) => rosterIn(table(...lines)).entries.map(readRow)
const head = 'Unit,Role,First Name,Last Name,Email,Phone'

describe('the row with the headings', () => {
  test.each([
    ['on top', [head, '101,owner,Ann,Lee,,'], 1],
    ['below a title', ['Owner list,,,,,', head, '101,owner,Ann,Lee,,'], 2],
    [
      'below titles of one cell and a blank row',
      ['Harbour View', 'Printed Nov 26, 2026', '', head, '101,owner,Ann,Lee,,'],
      4,
    ],
    ['below a title with semicolons elsewhere', ['Owners; tenants', head, '101,owner,Ann,Lee,,'], 2],
    ['below blank rows', ['', ',,,,,', head, '101,owner,Ann,Lee,,'], 3],
    ['below an announced delimiter', ['sep=,', 'Title', head, '101,owner,Ann,Lee,,'], 3],
    ['on top, where nobody knows them', ['Door,Kind,Called', 'A,Apartment,owner', '2,suite,tenant'], 1],
    ['on top of rows that hold words of headings', ['Tür,Art,Wer,Name', '101,Apartment,owner,Ann Lee'], 1],
  ])('%s is found', (_where, lines, row) => {
    const read = table(...lines)
    expect([read.fault, read.firstRow - 1]).toEqual([null, row])
  })

  test('keeps the rows as the spreadsheet counts them', () => {
    expect(
      rowsOf('Harbour View', '', head, '101,owner,Ann,Lee,,', '102,landlord,Bo,Lee,,').map(({ row }) => row),
    ).toEqual([4, 5])
  })

  test('can be another one, of those at the top', () => {
    const read = table('Door,Who', 'Title', 'Tür,Wer', '101,Ann')
    expect(topRowsOf(read)).toEqual([
      { row: 1, text: 'Door · Who' },
      { row: 2, text: 'Title' },
      { row: 3, text: 'Tür · Wer' },
      { row: 4, text: '101 · Ann' },
    ])
    const other = headedAt(read, 3)
    expect(other).toMatchObject({ headings: ['Tür', 'Wer'], records: [['101', 'Ann']], firstRow: 4 })
    expect(headedAt(other, 1)).toEqual(read)
    expect(headedAt(read, 99)).toEqual(read)
    expect(headedAt(read, null)).toBe(read)
    expect(topRowsOf(other)).toEqual(topRowsOf(read))
  })
})

describe('rows that leave the unit blank', () => {
  const rows = rowsOf(
    head,
    ',owner,Lost,Soul,,',
    '101,owner,Ann,Lee,,',
    ',owner,Bo,Lee,,',
    '',
    ',tenant,Cy,Day,,',
    '102,owner,Di,Eng,,',
    ',,,,,604-555-0123',
    ',owner,Ed,Fox,,',
  )
  test('get it from the row above that names one, and say so', () => {
    expect(rows.map(({ unitNumber: unit, errors, warnings }) => [unit, ...errors, ...warnings])).toEqual([
      ['', 'The unit number is missing.'],
      ['101'],
      ['101', 'The unit number is blank, so unit 101 from row 3 is used. Fill it in if that’s wrong.'],
      ['101', 'The unit number is blank, so unit 101 from row 3 is used. Fill it in if that’s wrong.'],
      ['102'],
      ['', 'The unit number is missing.', expect.anything(), expect.anything()],
      ['102', 'The unit number is blank, so unit 102 from row 7 is used. Fill it in if that’s wrong.'],
    ])
  })
})

test('a file with a row for each unit leaves the unit blank for its other people too', () => {
  const rows = rowsOf('Unit,Owner,Phone', '101,Ann Lee,604-555-0123', ',Bo Lee,n/a', '102,Di Eng,')
  expect(rows.map(({ unitNumber: unit, errors, warnings }) => [unit, ...errors, ...warnings])).toEqual([
    ['101'],
    ['101', 'The unit number is blank, so unit 101 from row 2 is used. Fill it in if that’s wrong.'],
    ['102'],
  ])
})

describe('cells of spreadsheets', () => {
  test.each([
    ['="0123"', '0123'],
    ['"=""0123"""', '0123'],
    ["'0123", "'0123"],
    ['="A-1"', 'A-1'],
    ['\u200B101\u00A0', '101'],
  ])('the unit number %s', (cell, unit) => {
    const [row] = rowsOf(head, `${cell},owner,Ann,Lee,,`)
    expect(row!.unitNumber).toBe(unit)
  })

  test('of a formula with nothing in it are blank, and a row of them is none', () => {
    expect(rowsOf(head, '101,owner,Ann,Lee,="",=""', '="",="",="",="",="",=""')).toMatchObject([
      { person: { firstName: 'Ann' }, errors: [], warnings: [] },
    ])
  })

  test.each(['n/a', 'N/A', 'na', 'none', '-', '—', 'unknown', 'no phone', 'Not provided', '?'])(
    'that say %s say nothing',
    (word) => {
      const [row] = rowsOf(`${head},Company,Start Date`, `101,owner,Ann,Lee,${word},${word},${word},${word}`)
      expect(row).toMatchObject({ errors: [], warnings: [], person: { firstName: 'Ann', lastName: 'Lee' } })
      expect(row!.person).not.toHaveProperty('email')
      expect(row!.person).not.toHaveProperty('phone')
      expect(row!.person).not.toHaveProperty('companyName')
    },
  )

  test('people may be called Na and No', () => {
    expect(rowsOf(head, '101,owner,Na,No,,')[0]).toMatchObject({ name: 'Na No', errors: [] })
  })
})

const kept = { value: '+16045550123' }
const cut = { ...kept, remark: 'is kept without its extension: put that in the notes if you need it' }
test.each([
  ['604-555-0123', kept],
  ['c: 604-555-0123', kept],
  ['C 604-555-0123', kept],
  ['Cell (604) 555-0123', kept],
  ['home:604.555.0123', kept],
  ['w - 604 555 0123', kept],
  ['Tel. +1 604 555 0123', kept],
  ['604-555-0123 (cell)', kept],
  ['604-555-0123 c', kept],
  ['604 555 0123, work', kept],
  ['604 555 0123 x12', cut],
  ['604 555 0123x12', cut],
  ['604-555-0123 ext. 4', cut],
  ['604-555-0123, extension 1204', cut],
  ['604-555-0123 #7', cut],
  ['w: 604-555-0123 ext 4', cut],
  ['\u202A604\u00A0555\u00A00123\u202C', kept],
  ['604-555-0123 / 604-555-0124', { fault: expect.stringContaining('more than one number') }],
  ['h: 604-555-0123; c: 604-555-0124', { fault: expect.stringContaining('more than one number') }],
  ['604-555-0123 or 604-555-0124', { fault: expect.stringContaining('more than one number') }],
  ['ask the office', { fault: expect.stringContaining('isn’t accepted') }],
  ['555-0123', { fault: expect.stringContaining('too short') }],
  ['+44 20 7946 0958', { value: '+442079460958' }],
])('the phone %j', (cell, read) => {
  expect(phone(cell)).toEqual(read)
})

test.each([
  ['12-Jan', '1-12 or 12-1'],
  ['1-Mar', '3-1 or 1-3'],
  ['Jan-12', '1-12 or 12-1'],
  ['2026-03-01', '3-1 or 1-3'],
  ['2026-03-03', '3-3'],
  ['3/1/2026', '3-1 or 1-3'],
  ['01-Mar-26', '3-1 or 1-3'],
  ['1 March 2026', '3-1 or 1-3'],
])('the unit number %s is a date', (cell, was) => {
  expect(unitNumber(cell)).toEqual({
    fault: `is a date that a spreadsheet made from ${was}: format the column as text and enter the number again`,
  })
})

test.each(['12', '3-1', 'PH-2', 'A-101', '12B', 'Mar-1', 'May-101', '1-JAX', 'TH-12'])(
  'the unit number %s is none',
  (cell) => {
    expect(unitNumber(cell)).toEqual({ value: cell })
  },
)

describe('units that differ by a hyphen', () => {
  const present = { spaces: [], vehicles: [], devices: [], people: [{ ...noPersonFacts, _id: 'x' }], links: [] }
  const told = (standing: string[], ...lines: string[]) =>
    planImport(rowsOf(head, ...lines), {
      present: { ...present, units: standing.map((number) => ({ ...noUnitFacts, _id: number, unitNumber: number })) },
      today: '2026-11-20',
      newId: () => String(Math.random()),
    }).rows.map(({ fate, messages }) => [fate, ...messages])
  const ask = (other: string) =>
    `There is also a unit ${other}, which differs only by a hyphen. If they’re the same, write them the same way.`

  test('are asked about, in the file and in the building', () => {
    expect(told([], '1-2,owner,Ann,Lee,,', '12,owner,Bo,Lee,,', '13,owner,Cy,Lee,,')).toEqual([
      ['warning', ask('12')],
      ['warning', ask('1-2')],
      ['new'],
    ])
    expect(told(['ph-1'], 'PH1,owner,Ann,Lee,,')).toEqual([['warning', ask('ph-1')]])
  })
})
