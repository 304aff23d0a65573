import { expect, test } from 'vitest'
import { fundLabelsWith } from '../../../contract/ledger/ledger-words.ts'
import { labelsFor } from '../../../law/law.ts'
import type { BookEntry, TrialLine } from '../ledger/ledger.ts'
import { desktopHead, desktopLines, ledgerRows, onlineRows, ownerRows, trialRows } from './rules.ts'

const funds = fundLabelsWith(labelsFor('BC'))
const operating = { kind: 'operating', name: null } as const
const roof = { kind: 'levy', name: 'Roof' } as const
const receivable = { name: 'Accounts receivable', kind: 'receivable' }
const fees = { name: 'Fees', kind: 'income' }

const fee: BookEntry = {
  ...{ _id: '01aaaaaa-0000-7000-8000-0123456789ab', day: '2026-12-01', valueDay: null },
  ...{ recordedAt: '2026-11-20T20:00:00.000Z', words: 'Strata fee, December 2026', source: 'fee:2026-12:703' },
  reversesId: null,
  lines: [
    { account: receivable, fund: operating, unitNumber: '703', cents: 39_107 },
    { account: fees, fund: operating, unitNumber: null, cents: -39_107 },
  ],
}

test('an entry of the general ledger names its account, fund and unit, line by line', () => {
  const of = [fee._id, '2026-12-01', null]
  const end = ['Strata fee, December 2026', 'fee:2026-12:703', null, '2026-11-20T20:00:00.000Z']
  expect(ledgerRows(fee, funds)).toEqual([
    [...of, 'Accounts receivable', 'Operating fund', '703', '391.07', null, ...end],
    [...of, 'Fees', 'Operating fund', null, null, '391.07', ...end],
  ])
})

const ledger = {
  ...{ holdingId: 'h', unitNumber: '703', owners: ['Olivia Owner', 'Omar Owner'] },
  statement: {
    openingCents: 1000,
    lines: [
      {
        entryId: 'a',
        day: '2026-12-01',
        words: 'Strata fee',
        itemId: null,
        type: null,
        authority: null,
        cents: 43_307,
      },
      { entryId: 'b', day: '2026-12-02', words: 'Payment', itemId: null, type: null, authority: null, cents: -50_000 },
    ],
    closingCents: -5693,
  },
}
const whose = ['703', 'Olivia Owner, Omar Owner']

test('an owner ledger runs from the balance before to the balance after', () => {
  expect(ownerRows(ledger, { from: '2026-12-01', to: '2026-12-31' })).toEqual([
    [...whose, '2026-12-01', 'Opening balance', null, null, '10.00'],
    [...whose, '2026-12-01', 'Strata fee', '433.07', null, '443.07'],
    [...whose, '2026-12-02', 'Payment', null, '500.00', { plain: '-56.93' }],
    [...whose, '2026-12-31', 'Closing balance', null, null, { plain: '-56.93' }],
  ])
})

test('an owner ledger from the beginning of the books has no balance before', () => {
  expect(ownerRows(ledger, { from: null, to: '2026-12-31' }).map(([, , day, words]) => [day, words])).toEqual([
    ['2026-12-01', 'Strata fee'],
    ['2026-12-02', 'Payment'],
    ['2026-12-31', 'Closing balance'],
  ])
})

test('a trial balance adds up below', () => {
  const lines: TrialLine[] = [
    { account: receivable, fund: operating, openingCents: 1000, debitCents: 39_107, creditCents: 107 },
    { account: fees, fund: roof, openingCents: -1000, debitCents: 107, creditCents: 39_107 },
  ]
  expect(trialRows(lines, funds).slice(1)).toEqual([
    ['Accounts receivable', 'Operating fund', '10.00', '391.07', '1.07', '400.00'],
    ['Fees', 'Roof', { plain: '-10.00' }, '1.07', '391.07', { plain: '-400.00' }],
    ['Total', null, '0.00', '392.14', '392.14', '0.00'],
  ])
})

test('QuickBooks Online reads the month first, and the unit in the description', () => {
  expect(onlineRows(fee, funds)).toEqual([
    [
      '0123456789ab',
      '12/01/2026',
      'Accounts receivable',
      '391.07',
      null,
      'Strata fee, December 2026 (unit 703)',
      'Operating fund',
    ],
    ['0123456789ab', '12/01/2026', 'Fees', null, '391.07', 'Strata fee, December 2026', 'Operating fund'],
  ])
})

test('QuickBooks Desktop reads blocks that sum to zero, with nothing in them that ends a field', () => {
  const lines = desktopLines({ ...fee, words: 'Fee\t"of"\r\nDecember' }, funds).split('\r\n')
  expect(lines.map((line) => line.split('\t'))).toEqual([
    [
      'TRNS',
      'GENERAL JOURNAL',
      '12/01/2026',
      'Accounts receivable',
      'Operating fund',
      '391.07',
      '0123456789ab',
      'Fee of December (unit 703)',
    ],
    ['SPL', 'GENERAL JOURNAL', '12/01/2026', 'Fees', 'Operating fund', '-391.07', '0123456789ab', 'Fee of December'],
    ['ENDTRNS'],
    [''],
  ])
})

test('QuickBooks Desktop is given the accounts by its own types; what it has none for is a liability', () => {
  const head = desktopHead([receivable, fees, { name: 'GST collected', kind: 'tax' }], [operating, roof], funds).split(
    '\r\n',
  )
  expect(head.slice(0, 7)).toEqual([
    '!ACCNT\tNAME\tACCNTTYPE',
    'ACCNT\tAccounts receivable\tOCASSET',
    'ACCNT\tFees\tINC',
    'ACCNT\tGST collected\tOCLIAB',
    '!CLASS\tNAME',
    'CLASS\tOperating fund',
    'CLASS\tRoof',
  ])
})

test.each([
  ['BC', 'Contingency reserve fund'],
  ['AB', 'Reserve fund'],
] as const)('in %s every file calls the reserve the %s', (jurisdiction, name) => {
  const reserve = { kind: 'reserve', name: null } as const
  const labels = fundLabelsWith(labelsFor(jurisdiction))
  const [line] = fee.lines
  const entry = { ...fee, lines: [{ ...line!, fund: reserve }] }
  const trial = { account: receivable, fund: reserve, openingCents: 0, debitCents: 0, creditCents: 0 }
  expect(ledgerRows(entry, labels)[0]![4]).toBe(name)
  expect(trialRows([trial], labels)[1]![1]).toBe(name)
  expect(onlineRows(entry, labels)[0]![6]).toBe(name)
  expect(desktopHead([], [reserve], labels)).toContain(`CLASS\t${name}\r\n`)
  expect(desktopLines(entry, labels).split('\t')[4]).toBe(name)
})
