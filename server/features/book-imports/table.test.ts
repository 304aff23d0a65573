/** Tables of other products, as charges and payments. */
import { describe, expect, it, test } from 'vitest'
import type { Jurisdiction } from '../../../law/law.ts'
import { guessChoices, type TableChoices } from './columns.ts'
import { toldOf } from './table.ts'
import { fundSaid, meaningsOf, typesIn, typeSaid } from './types.ts'

const accounts = ['703', '305', 'TH-3'].map((unitNumber) => ({ _id: `h${unitNumber}`, unitNumber }))
const reads = (
  text: string,
  more: Partial<TableChoices> = {},
  alike: readonly string[] = [],
  jurisdiction: Jurisdiction = 'BC',
) => {
  const rows = text.split('\n').map((line) => line.split(','))
  const all = [...accounts, ...alike.map((unitNumber) => ({ _id: `h${unitNumber}`, unitNumber }))]
  return toldOf(rows, { ...guessChoices(rows), ...more }, { jurisdiction, asOf: '2026-10-31', accounts: all })
}
const simply = (text: string, more: Partial<TableChoices> = {}) =>
  reads(text, more).told.map(({ unitNumber, type, dueOn, fund, cents }) => [unitNumber, type, dueOn, fund, cents])

describe('a table', () => {
  it('in our own columns is one open charge a row', () => {
    const text = [
      'unit_number,charge_type,due_date,amount,fund,memo',
      '703,strata_fee,2026-09-01,391.07,operating,Strata fee for September',
      '703,strata_fee,2026-09-01,42.00,crf,',
      'Unit 305,Fine,2026-08-15,200.00,,',
      'th-03,,,-54.21,,Paid ahead',
      '305,,,,,',
    ].join('\n')
    expect(simply(text)).toEqual([
      ['703', 'strataFee', '2026-09-01', 'operating', 39_107],
      ['703', 'strataFee', '2026-09-01', 'reserve', 4200],
      ['305', 'fine', '2026-08-15', 'operating', 20_000],
      ['TH-3', null, '2026-10-31', 'operating', -5421],
    ])
    expect(reads(text).told.map(({ words }) => words)).toEqual([
      ...['Strata fee for September', 'Strata fee', 'Fine', 'Paid ahead'],
    ])
  })

  it('of Alberta is named in its words, whichever words the file has', () => {
    const text = [
      'unit_number,charge_type,due_date,amount',
      ...['703,Contribution,2026-09-01,391.07', '305,strata_fee,2026-09-01,391.07'],
      ...['703,Interest on contributions,2026-10-01,4.00', '703,Cost of a caveat,2026-10-01,90.00'],
      '305,,,50.00',
    ].join('\n')
    const { told, warnings } = reads(text, {}, [], 'AB')
    expect(told.map(({ type, words }) => [type, words])).toEqual([
      ['strataFee', 'Contribution'],
      ['strataFee', 'Contribution'],
      ['feeInterest', 'Interest on contributions'],
      ['lienCost', 'Cost of a caveat'],
      ['openingBalance', 'Opening balance'],
    ])
    expect(warnings.join()).toMatch(/^A caveat can’t secure an opening balance/)
    expect(warnings.join()).not.toMatch(/\blien/)
  })

  it('of Buildium is charges and payments by their type', () => {
    const text = [
      'Date,Transaction type,Property name,Unit number,Payment method,Paid by,Amount,General Ledger Allocation',
      '9/1/2026,Charge,Harbour View,703,,,433.07,4000 Association fee income',
      '9/20/2026,Payment,Harbour View,703,Check,O. Owner,400.00,Association fee income',
      '9/30/2026,Charge,Harbour View,703,,,45.00,NSF fees',
    ].join('\n')
    expect(simply(text)).toEqual([
      ['703', 'strataFee', '2026-09-01', 'operating', 43_307],
      ['703', 'strataFee', '2026-09-20', 'operating', -40_000],
      ['703', 'returnedPayment', '2026-09-30', 'operating', 4500],
    ])
  })

  it('has charges and payments in columns of their own, or what is owed below zero', () => {
    expect(simply('Unit,Debit,Credit\n703,100.00,\n305,,25.00')).toEqual([
      ['703', 'openingBalance', '2026-10-31', 'operating', 10_000],
      ['305', null, '2026-10-31', 'operating', -2500],
    ])
    expect(simply('Unit,Balance\n703,-100.00\n305,25.00', { isTurned: true })).toEqual([
      ['703', 'openingBalance', '2026-10-31', 'operating', 10_000],
      ['305', null, '2026-10-31', 'operating', -2500],
    ])
  })

  it('keeps no type without a due date, and says so', () => {
    const { told, warnings } = reads('Unit,Type,Amount\n703,Strata fee,1240.50\nTotal,,1240.50')
    expect(told.map(({ type }) => type)).toEqual(['openingBalance'])
    expect(warnings).toEqual([
      '1 row with a total is left out.',
      '1 row has no due date and can’t keep a type.',
      'A lien can’t secure an opening balance without a type and due date, and it bears no interest. 1 row is like this; split them by type and due date if you can.',
    ])
  })

  it('keeps a fine without a due date, under any name, so that no payment pays it silently', () => {
    const text = 'Unit,Type,Amount\n703,Fine,200.00\n305,Parking violation penalty,50.00\n703,User fee,5.00'
    expect(simply(text).map(([, type]) => type)).toEqual(['fine', 'fine', 'userFee'])
    expect(reads(text).warnings).toEqual([])
  })

  it('takes CR for paid ahead and DR for owed, whatever else is said of signs', () => {
    const text = 'Unit,Balance\n703,100.00\n305,54.21 CR\nTH-3,"20.00 DR"'
    const cents = (more: Partial<TableChoices> = {}) =>
      reads(text.replaceAll('"', ''), more).told.map((one) => one.cents)
    expect(cents()).toEqual([10_000, -5421, 2000])
    expect(cents({ isTurned: true })).toEqual([-10_000, -5421, 2000])
  })

  it('knows a unit by its number, or the door it means where that is one', () => {
    const numbers = (text: string, ...alike: readonly string[]) => {
      const { told, faults } = reads(text, {}, alike)
      return [...told.map(({ unitNumber }) => unitNumber), ...faults]
    }
    expect(numbers('Unit,Amount\nUnit 0703,1.00\n#305,1.00\nth-03,1.00')).toEqual(['703', '305', 'TH-3'])
    expect(numbers('Unit,Amount\n0703,1.00\n703,1.00', '0703')).toEqual(['0703', '703'])
    expect(numbers('Unit,Amount\n00703,1.00', '0703')).toEqual(['Row 2: “00703” could be 703 or 0703.'])
  })

  it('says how many totals it leaves out, however many, and never hides the rest', () => {
    const totals = Array.from({ length: 40 }, () => 'Total 703,5.00').join('\n')
    expect(reads(`Unit,Amount\n703,5.00\n${totals}`).warnings).toEqual([
      '40 rows with totals are left out.',
      expect.stringMatching(/^A lien can’t secure/),
    ])
  })

  it('names each type that it doesn’t know once', () => {
    const text = 'Unit,Type,Due date,Amount\n703,Sauna,2026-09-01,5.00\n305, sauna ,2026-09-01,5.00'
    expect(reads(text).warnings.at(-1)).toBe('“sauna” isn’t a type we know. Choose its meaning under Types.')
    expect(simply(text).map(([, type]) => type)).toEqual(['openingBalance', 'openingBalance'])
  })

  it('names ten types that it doesn’t know, and counts the rest', () => {
    const rows = Array.from({ length: 12 }, (_, at) => `703,Type ${at},2026-09-01,5.00`).join('\n')
    expect(reads(`Unit,Type,Due date,Amount\n${rows}`).warnings.at(-1)).toMatch(
      /^We don’t know the types “Type 0”, .*“Type 9” and 2 more\. Choose their meaning under Types\.$/,
    )
  })

  it.each([
    ['999,1.00', 'Row 2: there’s no unit “999” that had owners on Oct 31, 2026.'],
    [',1.00', 'Row 2: the unit number is missing.'],
    ['703,12 dollars', 'Row 2: “12 dollars” isn’t an amount.'],
    ['703,20000000', 'Row 2: “20000000” isn’t an amount.'],
    ['703,1.00,soon', 'Row 2: “soon” isn’t a date.'],
    ['703,1.00,2026-11-01', 'Row 2: Nov 1, 2026 is after Oct 31, 2026, the date of the balances.'],
    ['703,1.00,2016-10-01', 'Row 2: Oct 1, 2016 is more than ten years ago.'],
    ['703,1.00,,Lobby', 'Row 2: “Lobby” isn’t a fund. Enter operating or reserve.'],
    ['703,0.00', 'No row has an amount.'],
  ])('with %j says: %s', (line, fault) => {
    expect(reads(`Unit,Amount,Due date,Fund\n${line}`).faults).toEqual([fault])
  })

  it('names ten rows that can’t be read, and counts the rest', () => {
    const { faults } = reads(`Unit,Amount\n${Array.from({ length: 14 }, () => '999,1.00').join('\n')}`)
    expect(faults).toHaveLength(11)
    expect(faults.at(-1)).toBe('And 4 more like these.')
  })

  it('says which columns it needs, and asks for the order of dates', () => {
    expect(reads('Name,Phone\nOlivia,604').faults).toEqual([
      'Choose the column with the unit number.',
      'Choose the column with the amount, or those with charges and payments.',
    ])
    const open = 'Unit,Amount,Due date\n703,1.00,03/04/2026'
    expect(reads(open).faults).toEqual(['Choose whether the day or the month comes first.'])
    expect(simply(open, { dates: 'dayFirst' })[0]![2]).toBe('2026-04-03')
    expect(reads('Unit,Amount,Paid\n703,5.00,2.00').faults).toEqual([
      'Choose the amount, or charges and payments, not both.',
    ])
    const twice = { meanings: ['unit', 'amount', 'amount'] } satisfies Partial<TableChoices>
    expect(reads('Unit,Amount,More\n703,1.00,2.00', twice).faults).toEqual(['Amount owed: choose one column only.'])
  })
})

describe('a word that someone chose a meaning for', () => {
  const text = 'Unit,Type,Due date,Amount\n703, SAUNA  dues,2026-09-01,5.00\n305,4010,2026-09-01,6.00\n305,Refund,,2.00'
  const types = [
    { said: 'Sauna dues', meaning: 'userFee' },
    { said: '4010', meaning: 'strataFee' },
    { said: 'Refund', meaning: 'payment' },
  ] satisfies TableChoices['types']

  it('is read as that, however it is written, and is no longer asked about', () => {
    expect(simply(text).map(([, type, , , cents]) => [type, cents])).toEqual([
      ...[
        ['openingBalance', 500],
        ['openingBalance', 600],
        ['openingBalance', 200],
      ],
    ])
    expect(simply(text, { types }).map(([, type, , , cents]) => [type, cents])).toEqual([
      ...[
        ['userFee', 500],
        ['strataFee', 600],
        [null, -200],
      ],
    ])
    expect(reads(text, { types }).warnings).toEqual([])
  })

  it('leaves a fine a fine where it only says charge, and beside another type', () => {
    const chosen = {
      types: [
        { said: 'Bylaw fine', meaning: 'charge' },
        { said: '1200', meaning: 'strataFee' },
      ],
    } satisfies Partial<TableChoices>
    const fines = 'Unit,Type,Charge type,Amount\n703,,Bylaw fine,5.00\n703,1200,Bylaw fine,6.00\n703,1200,,7.00'
    expect(simply(fines, chosen).map(([, type]) => type)).toEqual(['fine', 'fine', 'openingBalance'])
  })

  it('is asked about beside a type where nothing says whether it’s a payment', () => {
    const beside = 'Unit,Transaction type,Type,Amount\n703,Money in,User fee,5.00'
    expect(reads(beside).warnings).toEqual(['“Money in” isn’t a type we know. Choose its meaning under Types.'])
    expect(reads(beside.replace('Money in', 'Charge')).warnings).toEqual([])
  })

  it('is read so also where we would know it', () => {
    const chosen = { types: [{ said: 'Recovery', meaning: 'damage' }] } satisfies Partial<TableChoices>
    const known = 'Unit,Type,Due date,Amount\n703,Recovery,2026-09-01,5.00'
    expect([simply(known)[0]![1], simply(known, chosen)[0]![1]]).toEqual(['chargeback', 'damage'])
  })

  it('brings in an opening balance without a question where that was chosen', () => {
    const chosen = { types: [{ said: 'Sauna', meaning: 'openingBalance' }] } satisfies Partial<TableChoices>
    expect(reads('Unit,Type,Due date,Amount\n703,Sauna,2026-09-01,5.00', chosen).warnings).toEqual([
      expect.stringMatching(/^A lien can’t secure/),
    ])
  })
})

test('the words of the type columns are listed by how often they are there, with what they mean', () => {
  const records = [
    ['Charge', 'Sauna'],
    ['Payment', ''],
    ['charge ', 'x'.repeat(101)],
  ].map((cells) => ({ cells }))
  const types = [{ said: 'Sauna', meaning: 'userFee' }] satisfies TableChoices['types']
  expect(typesIn(records, { meanings: ['type', 'type'], types })).toEqual([
    { said: 'Charge', rows: 2, meaning: 'charge' },
    { said: 'Sauna', rows: 1, meaning: 'userFee' },
    { said: 'Payment', rows: 1, meaning: 'payment' },
  ])
  const many = Array.from({ length: 41 }, (_, at) => ({ cells: [`Type ${at}`] }))
  expect(typesIn(many, { meanings: ['type'], types })).toHaveLength(40)
})

test.each([
  [['Payment', 'Association fee income'], { isPayment: true, type: 'strataFee', unknown: [] }],
  [['4000 - Special assessments'], { isPayment: false, type: 'specialLevy', unknown: [] }],
  [['Charge'], { isPayment: false, type: null, unknown: [] }],
  [['Pool party'], { isPayment: false, type: null, unknown: ['Pool party'] }],
  [['4000'], { isPayment: false, type: null, unknown: ['4000'] }],
  [['opening_balance'], { isPayment: false, type: 'openingBalance', unknown: [] }],
])('%j says %j', (cells, said) => expect(typeSaid(cells, meaningsOf([]))).toEqual(said))

test.each([
  ['', 'operating'],
  ['CRF', 'reserve'],
  ['Capital reserve', 'reserve'],
  ['Roof levy', null],
])('the fund %j is %j', (cell, fund) => expect(fundSaid(cell)).toBe(fund))
