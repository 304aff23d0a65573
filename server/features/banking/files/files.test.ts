/** Files of a bank over HTTP: how they are read, and what they add, once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { banking } from '../../../../contract/banking.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { sweepFiles } from '../banking.ts'
import { csvOf, ofxOf, openBank } from '../../../testing/bank.ts'

let world: World
let mandeep: Caller
let bank: Awaited<ReturnType<typeof openBank>>
beforeEach(async () => {
  world = await openWorld({ connections: 12 })
  mandeep = await world.as('mandeep', 'harbour')
  bank = await openBank(mandeep)
})
afterEach(() => world.close())

const october = [
  ['2026-10-01', 'E-TRANSFER OLIVIA 703', 43_307],
  ['2026-10-01', 'E-TRANSFER OLIVIA 703', 43_307],
  ['2026-10-05', 'FORTIS BC', -10_000],
] as const

describe('row 35', () => {
  it('the same file twice adds nothing; two equal rows on a day are both kept', async () => {
    expect(await bank.adds(csvOf(...october))).toMatchObject({ state: 'added', rows: 3, newRows: 3, knownRows: 0 })
    const again = await bank.tries(csvOf(...october))
    expect(again).toMatchObject({ newRows: 0, knownRows: 3, can: { add: false } })
    expect(again.warnings).toEqual(['All of these transactions were added before.'])
    expect(again.sample.map(({ isKnown }) => isKnown)).toEqual([true, true, true])
    const { status, body } = await bank.stepsFile(again._id, { step: 'add', version: 1 })
    expect([status, body.error]).toEqual([409, 'All of these transactions were added before.'])
    expect((await bank.shown()).toMatch).toBe(3)
  })

  it('files that overlap add only the new days', async () => {
    await bank.adds(csvOf(...october))
    const later = csvOf(...october.slice(1), ['2026-10-06', 'E-TRANSFER BEN 305', 37_841])
    expect(await bank.adds(later)).toMatchObject({ rows: 3, newRows: 1, knownRows: 2 })
    const third = csvOf(...october.slice(0, 2), ['2026-10-01', 'E-TRANSFER OLIVIA 703', 43_307])
    expect(await bank.adds(third)).toMatchObject({ newRows: 1 })
    expect((await bank.shown()).toMatch).toBe(5)
  })

  it('added by twenty at once, they are added once', async () => {
    const { _id } = await bank.tries(csvOf(...october))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bank.stepsFile(_id, { step: 'add', version: 1 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await bank.shown()).toMatch).toBe(3)
  })

  it('the same days with other words are other rows, and it says so', async () => {
    await bank.adds(csvOf(...october))
    const other = await bank.tries(ofxOf([['2026-10-01', 'Olivia e-Transfer', 43_307]]), 'october.ofx')
    expect(other).toMatchObject({ format: 'ofx', newRows: 1, choices: null, faults: [] })
    expect(other.warnings).toEqual([
      '1 transaction has the same day and amount as ones already added. Check that you aren’t adding them twice.',
    ])
  })
})

describe('a table', () => {
  it('has its headings found below titles, with deposits, withdrawals, a reference and a balance', async () => {
    const file = await bank.tries(
      [
        'Account 4471',
        '',
        'Posting date;Cheque No.;Transaction details;Debits ($);Credits ($);Running balance',
        '2026-11-03;;INTEREST;;1.00;1,001.00',
        '2026-11-02;114;"CHEQUE; 114";(50.00);;1,000.00',
      ].join('\n'),
    )
    expect(file).toMatchObject({ faults: [], closingCents: 100_100, depositCents: 100, withdrawalCents: 5000 })
    expect(file.choices).toMatchObject({
      headingRow: 3,
      meanings: ['date', 'reference', 'description', 'withdrawal', 'deposit', 'balance'],
    })
    expect(file.sample.map(({ day, text, cents }) => [day, text, cents])).toEqual([
      ['2026-11-02', 'CHEQUE; 114', -5000],
      ['2026-11-03', 'INTEREST', 100],
    ])
  })

  it('is read without headings, and with deposits below zero where only so the balances join up', async () => {
    const bare = await bank.tries('2026-11-02,RENT,,10.00,110.00\n2026-11-03,FEE,2.50,,107.50\n')
    expect(bare.choices).toMatchObject({ headingRow: 0 })
    expect(bare.sample.map(({ cents }) => cents)).toEqual([1000, -250])
    const running = await bank.tries('Date,Memo,Amount,Running Bal\n2026-11-02,A,10,110\n2026-11-03,B,-2.50,107.50\n')
    expect(running).toMatchObject({ faults: [], closingCents: 10_750 })
    expect(running.choices!.meanings).toEqual(['date', 'description', 'amount', 'balance'])
    const turned = await bank.tries('Date,Memo,Amount,Balance\n2026-11-02,A,-10,110\n2026-11-03,B,2.50,107.50\n')
    expect(turned).toMatchObject({ choices: { isTurned: true }, depositCents: 1000, withdrawalCents: 250 })
  })

  it('asks whether the day or the month comes first, and remembers that for the account’s next file', async () => {
    const file = await bank.tries('Date,Details,Amount\n03/04/2026,A,1.00\n05/06/2026,B,2.00\n')
    expect(file).toMatchObject({ choices: { dates: null }, dateSamples: ['03/04/2026', '05/06/2026'], rows: 0 })
    expect(file.faults).toEqual(['Choose whether the day or the month comes first.'])
    const read = await bank.stepsFile(file._id, { step: 'read', version: 1, dates: 'dayFirst' })
    expect(read.body.data).toMatchObject({ version: 2, faults: [], from: '2026-04-03', to: '2026-06-05' })
    expect((await bank.stepsFile(file._id, { step: 'add', version: 1 })).status).toBe(409)
    expect((await bank.stepsFile(file._id, { step: 'add', version: 2 })).status).toBe(200)
    const next = await bank.tries('Date,Details,Amount\n07/08/2026,C,1.00\n')
    expect(next).toMatchObject({ isRemembered: true, from: '2026-08-07', faults: [] })
    expect(next.warnings).toEqual([expect.stringContaining('The last file ends on Jun 5, 2026')])
  })

  it.each<[string, string, string]>([
    ['a column is missing', 'Date,Amount\n2026-11-01,1.00', 'Choose the column with the description.'],
    ['a date can’t be read', 'Date,Memo,Amount\nsoon,A,1.00', 'Row 2: “soon” isn’t a date.'],
    ['an amount can’t be read', 'Date,Memo,Amount\n2026-11-01,A,=1+1', 'Row 2: “=1+1” isn’t an amount.'],
    ['an amount is missing', 'Date,Memo,Amount\n2026-11-01,A,', 'Row 2 has no amount.'],
    [
      'a day is to come',
      'Date,Memo,Amount\n2026-11-20,A,1.00\n2026-11-21,B,1.00',
      'Row 3: Nov 21, 2026 is after today.',
    ],
    ['a day is long ago', 'Date,Memo,Amount\n2023-11-19,A,1.00', 'Row 2: Nov 19, 2023 is more than three years ago.'],
    ['nothing is in it', 'Date,Memo,Amount\n', 'The file has no transactions.'],
    [
      'a row is missing between balances',
      'Date,Memo,Amount,Balance\n2026-11-01,A,1.00,1.00\n2026-11-02,B,1.00,3.00',
      'Row 3: the balance doesn’t match the previous row. A row may be missing.',
    ],
    [
      'it is in another currency',
      'Date,Memo,Amount,Currency\n2026-11-01,A,1.00,USD',
      'Row 2 is in USD. Only Canadian dollars can be added.',
    ],
    [
      'it is of another account',
      'Account number,Date,Memo,Amount\n00012,2026-11-01,A,1.00',
      'This file is for an account that doesn’t end in 4471.',
    ],
  ])('says so where %s, and isn’t added', async (_what, content, fault) => {
    const file = await bank.tries(content)
    expect([file.faults[0], file.can.add]).toEqual([fault, false])
    expect((await bank.stepsFile(file._id, { step: 'add', version: 1 })).body.error).toBe(fault)
  })
})

describe('an OFX file', () => {
  it('is read with its balance, also as XML', async () => {
    const sgml = ofxOf([['2026-11-02', 'A &amp; B', 1234]], { balance: '500.00' })
    const file = await bank.tries(sgml, 'bank.qfx')
    expect(file).toMatchObject({ faults: [], closingCents: 50_000, columns: [], from: '2026-11-02' })
    expect(file.sample).toMatchObject([{ text: 'A & B', cents: 1234 }])
    const xml = `<?xml version="1.0"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>CAD</CURDEF><BANKACCTFROM><ACCTID>4471</ACCTID></BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20261102</DTPOSTED><TRNAMT>12.34</TRNAMT><NAME>A &amp; B</NAME></STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
    expect(await bank.tries(xml, 'bank.ofx')).toMatchObject({ faults: [], sample: [{ text: 'A & B', cents: 1234 }] })
  })

  it('of another account or currency isn’t added', async () => {
    const rows = [['2026-11-02', 'A', 100]] as const
    expect((await bank.tries(ofxOf(rows, { account: '999' }), 'a.ofx')).faults).toEqual([
      'This file is for an account that doesn’t end in 4471.',
    ])
    expect((await bank.tries(ofxOf(rows, { currency: 'USD' }), 'a.ofx')).faults).toEqual([
      'This file is in USD. Only Canadian dollars can be added.',
    ])
  })
})

it('its rows are taken away again, a try is discarded, and old tries are dropped', async () => {
  const added = await bank.adds(csvOf(...october))
  expect((await bank.stepsFile(added._id, { step: 'undo', version: added.version })).body.data.state).toBe('undone')
  expect((await bank.shown()).toMatch).toBe(0)
  expect(await bank.adds(csvOf(...october))).toMatchObject({ newRows: 3 })
  const tried = await bank.tries(csvOf(['2026-11-01', 'A', 1]))
  const discarded = await bank.stepsFile(tried._id, { step: 'discard', version: 1 })
  expect([discarded.status, discarded.body.data]).toEqual([200, null])
  await bank.tries(csvOf(['2026-11-01', 'A', 1]))
  const query = { accountId: bank.account._id }
  const states = async () => (await mandeep.call(banking.files, { query })).items.map(({ state }) => state)
  expect(await states()).toEqual(['tried', 'added', 'undone'])
  world.clock.set('2026-11-29T00:00:00.000Z')
  await sweepFiles(world.context())
  mandeep = await world.as('mandeep', 'harbour')
  expect(await states()).toEqual(['added', 'undone'])
})

it('a file isn’t undone while a later one left out its rows', async () => {
  const first = await bank.adds(csvOf(...october))
  const apart = await bank.adds(csvOf(['2026-10-02', 'OTHER', 5]))
  const later = await bank.adds(csvOf(october[2], ['2026-10-06', 'E-TRANSFER BEN 305', 37_841]))
  const undo = ({ _id, version }: typeof first) => bank.stepsFile(_id, { step: 'undo', version })
  const refused = await undo(first)
  expect([refused.status, refused.body.error]).toEqual([409, 'A later file covers the same days. Undo that one first.'])
  expect((await mandeep.call(banking.file, { params: { id: first._id } })).can.undo).toBe(false)
  expect((await undo(apart)).status).toBe(200)
  expect((await undo(later)).status).toBe(200)
  expect((await undo(first)).status).toBe(200)
  expect((await bank.shown()).toMatch).toBe(0)
})
