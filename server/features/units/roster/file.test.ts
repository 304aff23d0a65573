import { describe, expect, test } from 'vitest'
import {
  importColumnsMost,
  rosterCellsMost,
  rosterEntriesMost,
  rosterRowsMost,
  rosterTextMostChars,
} from '../../../../contract/limits/roster.ts'
import { positive, role, yesOrNo } from './cell.ts'
import { columns, placesOf } from './columns.ts'
import { readDate } from '../../../platform/written-date.ts'
import { rosterIn } from './file.ts'
import { splitName, twoPeople } from './name.ts'
import { readRow } from './row.ts'
import { textOf } from '../../../platform/decoded.ts'
import { tableOf } from './table.ts'

const readRosterFile = (content: Buffer) => rosterIn(tableOf(content))

const rowsOf = (text: string | Buffer) => readRosterFile(Buffer.from(text as string)).entries.map(readRow)

describe('encodings and delimiters', () => {
  const text = 'unit,role,first_name,last_name\n1,owner,Zoé,Öst\n'
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    ['UTF-16, the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['semicolons', Buffer.from(text.replaceAll(',', ';'))],
    ['tabs', Buffer.from(text.replaceAll(',', '\t'))],
    ['an announced delimiter', Buffer.from(`sep=|\r\n${text.replaceAll(',', '|')}`)],
    ['blank lines', Buffer.from(`${text}\n,,,\n`)],
  ])('%s', (_name, content) => {
    const { entries, faults } = readRosterFile(content)
    expect(faults).toEqual([])
    expect(entries.map(readRow)).toMatchObject([{ name: 'Zoé Öst', errors: [] }])
  })
  test('the euro sign and curly quotes of Windows', () => expect(textOf(Buffer.from([0x80, 0x93, 0xe9]))).toBe('€“é'))
  test('a quote without end is told, not thrown', () =>
    expect(readRosterFile(Buffer.from('unit,role\n"1,owner')).faults[0]).toContain('a quotation mark is never closed'))
})

describe('more than a roster can hold is told, not read', () => {
  const rows = (row: string, count: number) => `Unit,Owner\n${`${row}\n`.repeat(count)}`
  const owners = Array.from({ length: 8 }, (_, n) => `Owner ${n + 1}`)
  test.each([
    ['rows', rows('1,Ann', rosterRowsMost + 1), `more than ${rosterRowsMost} rows`],
    ['columns', 'a,'.repeat(importColumnsMost + 1), `more than ${importColumnsMost} columns`],
    ['cells', rows(','.repeat(1000), rosterCellsMost / 1000), 'too large for a roster'],
    ['text', rows('x'.repeat(rosterTextMostChars / 1000), 1001), 'too large for a roster'],
    [
      'people',
      `Unit,${owners.join()}\n${`1,${owners.join()}\n`.repeat(rosterEntriesMost / 8 + 1)}`,
      `more than ${rosterEntriesMost} people`,
    ],
  ])('%s', (_what, text, fault) => {
    const { entries, faults } = readRosterFile(Buffer.from(text))
    expect(faults).toEqual([expect.stringContaining(fault)])
    expect(entries).toEqual([])
  })
})

test.each([
  ['Unit', 'unit_number'],
  ['Unit #', 'unit_number'],
  ['Unit No', 'unit_number'],
  ['Suite', 'unit_number'],
  ['Apt', 'unit_number'],
  ['Apartment', 'unit_number'],
  ['Unit Id', 'unit_number'],
  ['Unit / Apartment Number', 'unit_number'],
  ['Lot Address', 'unit_number'],
  ['SL', 'strata_lot'],
  ['Lot', 'strata_lot'],
  ['Legal Unit', 'strata_lot'],
  ['Lot Number', 'strata_lot'],
  ['UE', 'unit_entitlement'],
  ['Entitlement', 'unit_entitlement'],
  ['Unit Factor', 'unit_entitlement'],
  ['Proportion', 'unit_entitlement'],
  ['PQ', 'unit_entitlement'],
  ['Share %', 'unit_entitlement'],
  ['E-mail', 'email'],
  ['Primary Email', 'email'],
  ['Voting Email Address', 'email'],
  ['Owner Email 1', 'email'],
  ['Phone', 'phone'],
  ['Home', 'phone'],
  ['Cell', 'phone'],
  ['Mobile Phone', 'phone'],
  ['Owner Phone 1', 'phone'],
  ['User Type', 'role'],
  ['Account Role', 'role'],
  ['Occupant Type', 'role'],
  ['Contact Role', 'role'],
  ['Type', 'role'],
  ['Date of Purchase', 'start_date'],
  ['Transfer Date', 'start_date'],
  ['Sale Date', 'start_date'],
  ['Move-in', 'start_date'],
  ['Lease Start Date', 'start_date'],
  ['Address 2', 'mailing_address'],
  ['Off-site', 'mailing_address'],
  ['Levy Address', 'mailing_address'],
  ['Notice Address', 'mailing_address'],
  ...columns.map((column) => [column.toUpperCase(), column]),
])('the heading %s stands for %s', (heading, column) => expect(placesOf(heading)[0]).toBe(column))

test('a second phone column is the mobile', () =>
  expect(rowsOf('Unit,Role,Name,Phone,Cell\n1,owner,Al Roy,604-555-0101,604-555-0102')[0]?.person).toMatchObject({
    phone: '+16045550101',
    mobile: '+16045550102',
  }))

test.each([
  ['2024-02-29', '2024-02-29'],
  ['2024/2/9', '2024-02-09'],
  ['25/12/2024', '2024-12-25'],
  ['12/25/2024', '2024-12-25'],
  ['05/05/2024', '2024-05-05'],
  ['1-May-2024', '2024-05-01'],
  ['Nov 20, 2024', '2024-11-20'],
  ['2023-02-29', null],
  ['31/04/2024', null],
  ['03/04/2024', null],
  ['01/02/24', null],
  ['soon', null],
])('the date %s reads %s', (text, date) => {
  const read = readDate(text)
  expect('date' in read ? read.date : null).toBe(date)
})

test.each([
  ['84', 84],
  ['1,234.5', 1234.5],
  ['33.33 %', 33.33],
  ['2,5', null],
  ['0', null],
  ['-4', null],
  ['1e9', null],
])('the number %s reads %s', (text, number) => {
  const read = positive()(text)
  expect('value' in read ? read.value : null).toBe(number)
})

test('words for yes, no and roles', () => {
  expect(['Y', 'yes', 'TRUE', 'n', 'No', '0'].map((word) => yesOrNo(word))).toMatchObject([
    ...[1, 2, 3].map(() => ({ value: true })),
    ...[1, 2, 3].map(() => ({ value: false })),
  ])
  expect(yesOrNo('maybe')).toHaveProperty('fault')
  expect(role('ABSENTEE OWNER')).toEqual({ value: { role: 'owner', occupies: false } })
})

test.each([
  ['Smith, John', ['John', 'Smith', null]],
  ['Mary Ann van Dyk', ['Mary Ann van', 'Dyk', null]],
  ['Fjord Trust', [null, null, 'Fjord Trust']],
  ['0815 B.C. Ltd.', [null, null, '0815 B.C. Ltd.']],
  ['Cher', [null, 'Cher', null]],
])('the name %s is split', (text, parts) => {
  const { firstName, lastName, companyName } = splitName(text)
  expect([firstName, lastName, companyName]).toEqual(parts)
})

test.each([
  ['John & Mary', 'Smith', ['John Smith', 'Mary Smith']],
  ['John Smith and Ann', 'Moss', ['John Smith', 'Ann Moss']],
  ['Anderson', 'Sandhu', null],
])('%s %s as two people', (firstName, lastName, two) =>
  expect(twoPeople({ firstName, lastName, companyName: null })).toEqual(two),
)

describe('a row', () => {
  const head =
    'unit,role,first_name,last_name,email,mailing_postal_code,mailing_country,email_notice_consent,ownership_percent'
  const judged = (row: string) => rowsOf(`${head}\n${row}`)[0]!
  test.each([
    ['a short name is asked about', '1,owner,J,Li,,,,,', [], ['First name “J” looks unusual: please check it.']],
    ['St. is a name', '1,owner,St. John,Li,,,,,', [], ['First name “St. John” looks unusual: please check it.']],
    ['digits are no name', '1,owner,4711,Li,,,,,', ['First name “4711” contains no letters.'], []],
    ['a Canadian code', '1,owner,Al,Li,,v6b1a1,,,', [], []],
    [
      'a code that is none',
      '1,owner,Al,Li,,12,,,',
      ['Mailing postal code “12” isn’t accepted: Invalid postal code format.'],
      [],
    ],
    [
      'an American code',
      '1,owner,Al,Li,,98101,,,',
      [],
      ['Mailing postal code “98101” looks American; fill in mailing_country.'],
    ],
    ['a code abroad', '1,owner,Al,Li,,114 55,Sweden,,', [], []],
    [
      'consent without email',
      '1,owner,Al,Li,,,,Y,',
      [],
      ['Consent to notices by email is given, but there is no email.'],
    ],
    [
      'a tenant with a share',
      '1,tenant,Al,Li,,,,,50',
      [],
      ['Only owners have a share; the ownership percent of this tenant is ignored.'],
    ],
    ['a name without a role', '1,,Al,Li,,,,,', ['The role is missing; enter owner, tenant, occupant or agent.'], []],
    ['a unit alone', '1,,,,,,,,', [], []],
  ])('%s', (_case, row, errors, warnings) => expect(judged(row)).toMatchObject({ errors, warnings }))
})
