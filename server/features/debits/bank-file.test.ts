import { expect, it, test } from 'vitest'
import { bankFile, bankText, type FileDebit } from './bank-file.ts'

const originator = {
  ...{ originatorNumber: 'HARB000001', dataCentre: '00310', transactionCode: '430' },
  ...{ shortName: 'Harbour View', longName: 'Strata Plan EPS 1234' },
  ...{ returnInstitution: '004', returnTransit: '10101', returnAccount: '0004567' },
}
const debits: FileDebit[] = [
  {
    ...{ cents: 43_307, payerName: 'Olivia Owner', institution: '003', transit: '00123', account: '1002003004' },
    reference: '0007-1 703',
  },
  {
    ...{ cents: 1, payerName: 'Renée-Élise d’Août', institution: '815', transit: '30000', account: '12345' },
    reference: '0007-2 305',
  },
  {
    ...{ cents: 9_999_999_999, payerName: 'B & C Holdings Ltd.', institution: '010', transit: '99999' },
    ...{ account: '123456789012', reference: '0007-3 101' },
  },
]
const file = { number: 7, madeOn: '2026-11-24', on: '2026-12-01' }

const blank = (count: number) => ' '.repeat(count)
const zeros = (count: number) => '0'.repeat(count)
const debit = (nth: string, cents: string, bank: string, account: string, name: string, reference: string) =>
  [
    `D${nth}HARB0000010007`,
    ...['430', cents, '026335', `0${bank}`, account.padEnd(12), zeros(22), zeros(3), 'HARBOUR VIEW'.padEnd(15)],
    ...[name.padEnd(30), 'STRATA PLAN EPS 1234'.padEnd(30), 'HARB000001', reference.padEnd(19)],
    ...['000410101', '0004567'.padEnd(12), blank(15), blank(22), blank(2), zeros(11)],
  ]
    .join('')
    .padEnd(1464)

/** Laid out from the standard, field by field, apart from what writes the file. */
const golden = [
  `A000000001HARB000001000702632800310${blank(20)}CAD`.padEnd(1464),
  debit('000000002', '0000043307', '00300123', '1002003004', 'OLIVIA OWNER', '0007-1 703'),
  debit('000000003', '0000000001', '81530000', '12345', 'RENEE-ELISE D AOUT', '0007-2 305'),
  debit('000000004', '9999999999', '01099999', '123456789012', 'B & C HOLDINGS LTD.', '0007-3 101'),
  `Z000000005HARB00000100070001000004330700000003${zeros(66)}`.padEnd(1464),
].join('\r\n')

it('is the file that the standard lays out, byte for byte', () => {
  expect(bankFile(originator, file, debits)).toBe(golden)
})

test.each([
  ['2027-12-31', '027365'],
  ['2028-02-29', '028060'],
  ['2028-12-31', '028366'],
  ['2029-01-01', '029001'],
])('%s is written as %s', (day, written) => {
  const [header, record] = bankFile(originator, { number: 12, madeOn: day, on: day }, debits).split('\r\n')
  expect([header!.slice(20, 30), record!.slice(37, 43)]).toEqual([`0012${written}`, written])
})

it('adds up two hundred debits in cents', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({
    ...debits[0]!,
    cents: 40_010 + index,
    reference: `${index}`,
  }))
  const total = many.reduce((sum, { cents }) => sum + cents, 0)
  const trailer = bankFile(originator, file, many).split('\r\n').at(-1)!
  expect(trailer.slice(24, 46)).toBe(`${String(total).padStart(14, '0')}00000200`)
})

it('cuts names and references to their fields, so that none is shifted', () => {
  const long = { ...originator, shortName: 'Harbour View Towers', longName: 'The Owners, Strata Plan EPS 123456' }
  const payerName = 'Bartholomew Featherstonehaugh-Smythe'
  const [, record] = bankFile(long, file, [{ ...debits[0]!, payerName, reference: '0007-1 Commercial 12' }]).split(
    '\r\n',
  )
  expect(record).toHaveLength(1464)
  expect([record!.slice(89, 104), record!.slice(104, 134), record!.slice(134, 164)]).toEqual([
    ...['HARBOUR VIEW TO', 'BARTHOLOMEW FEATHERSTONEHAUGH-', 'THE OWNERS, STRATA PLAN EPS 12'],
  ])
  expect(record!.slice(174, 202)).toBe('0007-1 COMMERCIAL 1000410101')
})

const [first] = debits as [FileDebit]
test.each([
  ['no cents', {}, {}, [{ ...first, cents: 0 }]],
  ['less', {}, {}, [{ ...first, cents: -1 }]],
  ['half a cent', {}, {}, [{ ...first, cents: 1.5 }]],
  ['too much', {}, {}, [{ ...first, cents: 10_000_000_000 }]],
  ['a short transit number', {}, {}, [{ ...first, transit: '0012' }]],
  ['a long account number', {}, {}, [{ ...first, account: '1234567890123' }]],
  ['a reference twice', {}, {}, [first, first]],
  ['a short data centre', { dataCentre: '0031' }, {}, [first]],
  ['an originator with an accent', { originatorNumber: 'É1' }, {}, [first]],
  ['no file number', {}, { number: 0 }, [first]],
  ['a long file number', {}, { number: 10_000 }, [first]],
])('%s is refused', (_, of, more, all) => {
  expect(() => bankFile({ ...originator, ...of }, { ...file, ...more }, all)).toThrow(RangeError)
})

test.each([
  ['Zoë  Müller', 'ZOE MULLER'],
  ['王 Wang', 'WANG'],
  ['王', ''],
  ['Œdipe Łukasz-Ångström', 'OEDIPE LUKASZ-ANGSTROM'],
  ["O'Brien, J.", "O'BRIEN, J."],
])('%s is written as %s', (name, written) => {
  expect(bankText(name)).toBe(written)
})
