/** Balances of previous records, from a file to the books and back, over HTTP. */
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { bookImports } from '../../../contract/book-imports.ts'
import { ledger } from '../../../contract/ledger.ts'
import { withBooks } from '../../testing/books.ts'
import { openDesk } from '../../testing/ledger-desk.ts'
import { importRosterText } from '../units/units.ts'
import { openImports } from './testing/imports.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
let imports: ReturnType<typeof openImports>
beforeEach(async () => {
  desk = await openDesk(on.world)
  imports = openImports(desk.mandeep)
})

const asOf = '2026-10-31'
const account = () => desk.account(on.olivia)
const cash = async () => Object.fromEntries((await desk.books()).funds.map(({ kind, cashCents }) => [kind, cashCents]))

describe('what a unit owes', () => {
  it('as one sum can’t be secured by a lien; split by month it can, each from its own day', async () => {
    await imports.adds('Unit,Opening balance\n703,"1,240.50"', { asOf, expectedCents: 124_050 })
    expect((await account()).charges).toMatchObject([
      { type: 'openingBalance', dueOn: asOf, cents: 124_050, isLienable: false, words: 'Opening balance' },
    ])
    const months = ['2026-08-01', '2026-09-01', '2026-10-01']
    const split = `Unit,Type,Due date,Amount\n${months.map((day) => `305,Strata fee,${day},413.50`).join('\n')}`
    await imports.adds(split, { asOf, expectedCents: 124_050 })
    const { charges, ages } = await desk.account(on.books.holdingOf('305'))
    expect(charges.map(({ dueOn, cents, isLienable }) => [dueOn, cents, isLienable])).toEqual(
      months.map((day) => [day, 41_350, true]),
    )
    expect(charges[0]!.authority).toBe('Previous records, as of Oct 31, 2026')
    expect(ages).toMatchObject({ upTo30: 0, upTo60: 41_350, upTo90: 41_350, over90: 41_350 })
  })

  it('is no news to its owners and no income, and each fund keeps what is its', async () => {
    const text =
      'Unit,Type,Due date,Amount,Fund\n703,Strata fee,2026-10-01,391.07,\n703,Strata fee,2026-10-01,42.00,CRF'
    await imports.adds(text, { asOf, expectedCents: 43_307, operatingCents: 100_000, reserveCents: 2_000_000 })
    const funds = Object.fromEntries((await desk.books()).funds.map((fund) => [fund.kind, fund]))
    expect(funds['operating']).toMatchObject({ cashCents: 100_000, receivableCents: 39_107, balanceCents: 139_107 })
    expect(funds['reserve']).toMatchObject({ cashCents: 2_000_000, receivableCents: 4200, balanceCents: 2_004_200 })
    const [{ count }] = await on.books.query(
      `select count(*)::integer as count from notifications where kind = 'fees.charged'`,
    )
    expect(count).toBe(0)
  })

  it('is less what was paid ahead, which is credit', async () => {
    await on.books.owes(on.olivia, 'strataFee', '2026-11-01', 43_307)
    await imports.adds('Unit,Amount\n703,-54.21', { asOf, expectedCents: -5421 })
    const { charges, receipts, creditCents } = await account()
    expect(charges.map(({ openCents }) => openCents)).toEqual([37_886])
    expect([receipts[0]!.kind, receipts[0]!.cents, creditCents]).toEqual(['credit', 5421, 0])
  })

  it('is paid by what the unit paid here already', async () => {
    await on.books.pays(on.olivia, 20_000, '2026-11-05')
    await imports.adds('Unit,Amount\n703,100.00', { asOf, expectedCents: 10_000 })
    expect(await account()).toMatchObject({ dueCents: 0, creditCents: 10_000 })
  })
})

describe('a file', () => {
  it('adds nothing before it is confirmed, and only with the total of the previous records', async () => {
    const tried = await imports.starts('Unit,Amount\n703,10.00\n305,20.00')
    expect(tried).toMatchObject({
      ...{ state: 'tried', asOf, owedCents: 3000, creditCents: 0, rows: 2, version: 1 },
      faults: ['Enter the total that owners owed in your previous records.'],
      can: { add: false, undo: false },
    })
    expect(tried.accounts.map(({ unitNumber, owners }) => [unitNumber, owners])).toEqual([
      ['305', ['Olivia Owner']],
      ['703', ['Olivia Owner']],
    ])
    expect((await account()).dueCents).toBe(0)
    const wrong = await imports.reads(tried, { expectedCents: 4000 })
    expect(wrong.faults).toEqual(['These balances come to $30.00. Your previous records have $10.00 more.'])
    const refused = await imports.step(wrong._id, { step: 'add', version: wrong.version })
    expect([refused.status, refused.body.error]).toEqual([409, wrong.faults[0]])
    const right = await imports.reads(wrong, { expectedCents: 3000 })
    const added = await imports.takes(right._id, { step: 'add', version: right.version })
    expect(added).toMatchObject({ state: 'added', by: 'Mandeep Manager', can: { add: false, undo: true } })
    expect((await account()).dueCents).toBe(1000)
  })

  it('is read as someone chooses, and like that the next time', async () => {
    const text = 'Door,Owes,When\n703,10.00,03/04/2026'
    const tried = await imports.starts(text)
    expect(tried.faults).toHaveLength(1)
    const meant = await imports.reads(tried, { meanings: ['unit', 'amount', 'date'] })
    expect([meant.faults, meant.dateSamples]).toEqual([
      ['Choose whether the day or the month comes first.'],
      ['03/04/2026'],
    ])
    const read = await imports.reads(meant, { dates: 'dayFirst', expectedCents: 1000 })
    expect(read.sample).toMatchObject([{ row: 2, unitNumber: '703', dueOn: '2026-04-03', cents: 1000 }])
    await imports.takes(read._id, { step: 'add', version: read.version })
    const next = await imports.starts(text.replace('703', '305'))
    expect(next).toMatchObject({ isRemembered: true, choices: { dates: 'dayFirst' }, owedCents: 1000 })
    expect(next.choices.expectedCents).toBeNull()
    const compared = await imports.reads(next, { expectedCents: 1000 })
    expect(compared.isRemembered).toBe(true)
    expect((await imports.reads(compared, { dates: 'monthFirst' })).isRemembered).toBe(false)
  })

  it('with the same headings in another row, or another order of dates, is read like the last one', async () => {
    const text = 'Title\n\nUnit,Owes,When\n703,10.00,03/04/2026'
    const read = await imports.reads(await imports.starts(text), { headingRow: 3 })
    const meant = await imports.reads(read, {
      meanings: ['unit', 'amount', 'date'],
      dates: 'dayFirst',
      expectedCents: 1000,
    })
    await imports.takes(meant._id, { step: 'add', version: meant.version })
    const next = await imports.starts('Title\n\nUnit,Owes,When\n305,10.00,04/25/2026')
    expect([next.sample[0]?.dueOn, next.choices.dates]).toEqual(['2026-04-25', 'monthFirst'])
    const usual = 'Unit,Amount\n703,1.00'
    await imports.adds(usual, { expectedCents: 100 })
    const moved = await imports.starts(`Balances\n${usual.replace('703', '305')}`)
    expect([moved.isRemembered, moved.choices.headingRow, moved.rows]).toEqual([true, 2, 1])
  })

  it('warns of what the books have already', async () => {
    await on.books.owes(on.olivia, 'strataFee', '2026-10-01', 43_307)
    await on.books.pays(on.olivia, 10_000, '2026-10-05')
    const tried = await imports.starts('Unit,Type,Due date,Amount\n703,Strata fee,2026-10-01,10.00')
    expect(tried.warnings).toEqual([
      '1 unit owes something in the books already that was due by Oct 31, 2026. Check that you aren’t adding the same amounts twice.',
    ])
    await imports.adds('Unit,Amount\n305,10.00', { expectedCents: 1000 })
    const both = await imports.starts('Unit,Amount\n703,10.00\n305,20.00')
    expect(both.warnings.slice(1).map((words) => words.split('.')[0])).toEqual([
      'Opening balances of 1 unit were added before',
      '1 unit owes something in the books already that was due by Oct 31, 2026',
    ])
    expect((await imports.reads(tried, { operatingCents: 5 })).warnings.at(-1)).toBe(
      'Operating fund: the books already have $100.00 in the bank as of Oct 31, 2026. This balance is added to that.',
    )
  })

  it('is added once, however many do it at the same time', async () => {
    const text = 'Unit,Amount\n703,10.00'
    const tries = await Promise.all(Array.from({ length: 6 }, () => imports.starts(text)))
    const ready = await Promise.all(tries.map((one) => imports.reads(one, { expectedCents: 1000 })))
    const answers = await Promise.all(
      ready.flatMap(({ _id, version }) => [1, 2].map(() => imports.step(_id, { step: 'add', version }))),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(11).fill(409)])
    expect((await account()).dueCents).toBe(1000)
    const other = await imports.starts('Unit,Amount\n703,11.00')
    expect(other.warnings.at(-1)).toMatch(/^Opening balances of 1 unit were added before\./)
    const again = await imports.starts(text)
    expect((await imports.reads(again, { expectedCents: 1000 })).faults).toEqual(['This file was already added.'])
  })

  it('that someone else changed, or that isn’t there anymore, is refused', async () => {
    const { _id, version } = await imports.starts('Unit,Amount\n703,10.00')
    await imports.takes(_id, { step: 'read', version, expectedCents: 1000 })
    const stale = await imports.step(_id, { step: 'add', version })
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE'])
    const { version: now } = await imports.one(_id)
    const gone = await imports.step(_id, { step: 'discard', version: now })
    expect([gone.status, gone.body.data]).toEqual([200, null])
    expect((await imports.step(_id, { step: 'discard', version: now })).status).toBe(404)
    expect((await desk.mandeep.try(bookImports.start, { body: {}, files: [] })).status).toBe(400)
  })

  it('for a locked month is entered today', async () => {
    await on.books.owes(on.books.holdingOf('305'), 'strataFee', '2026-10-01', 100)
    await desk.stepBooks({ step: 'lock', month: '2026-10-01' })
    const tried = await imports.starts('Unit,Amount\n703,10.00')
    expect(tried.warnings.at(-1)).toMatch(/^The books are locked through Oct 31, 2026/)
    await imports
      .reads(tried, { expectedCents: 1000 })
      .then(({ _id, version }) => imports.takes(_id, { step: 'add', version }))
    const { charges } = await account()
    expect(charges).toMatchObject([{ dueOn: asOf, openCents: 1000 }])
    const [{ day }] = await on.books.query(
      `select e.day from ledger_entries e join ledger_items i on i.entry_id = e.id where i.id = $1`,
      [charges[0]!._id],
    )
    expect(day).toBe('2026-11-20')
  })
})

describe('undoing', () => {
  it('takes everything out again; what paid it is credit, and it can be added once more', async () => {
    const text = 'Unit,Amount\n703,100.00\n305,-20.00'
    const said = { expectedCents: 8000, operatingCents: 50_000 }
    const { _id, version } = await imports.adds(text, said)
    await on.books.pays(on.olivia, 4000, '2026-11-05')
    expect((await cash())['operating']).toBe(54_000)
    expect((await account()).charges).toMatchObject([{ openCents: 10_000 }])
    await desk.step(on.olivia, {
      ...{ step: 'apply', receiptId: (await account()).receipts[0]!._id, instruction: 'For the balance' },
      shares: [{ chargeId: (await account()).charges[0]!._id, cents: 4000 }],
    })
    const undone = await imports.takes(_id, { step: 'undo', version })
    expect(undone).toMatchObject({ state: 'undone', can: { undo: false } })
    expect(await account()).toMatchObject({ dueCents: 0, creditCents: 4000, charges: [] })
    expect((await desk.account(on.books.holdingOf('305'))).creditCents).toBe(0)
    expect((await cash())['operating']).toBe(4000)
    expect((await imports.step(_id, { step: 'undo', version: undone.version })).status).toBe(409)
    await imports.adds(text, said)
    expect((await account()).dueCents).toBe(6000)
  })

  it('leaves a month that was locked since as it is, and undoes what was cancelled or written off once', async () => {
    const text =
      'Unit,Type,Due date,Amount\n703,Damage,2026-10-01,50.00\n703,Strata fee,2026-10-01,100.00\n305,Damage,2026-10-01,7.00'
    const { _id, version } = await imports.adds(text, { expectedCents: 15_700 })
    const [damage, fee] = (await account()).charges.toSorted((a, b) => a.cents - b.cents)
    await desk.step(on.olivia, { step: 'cancelCharge', chargeId: damage!._id, reason: 'Repaired by the owner' })
    const decision = { decidedOn: '2026-11-10', decision: 'Council meeting, item 4' }
    await desk.step(on.olivia, { step: 'writeOff', chargeId: fee!._id, cents: 4000, ...decision })
    const october = async () =>
      (await on.books.query(`select count(*)::integer as n from ledger_entries where day < '2026-11-01'`))[0]
        .n as number
    const before = await october()
    expect((await desk.stepBooks({ step: 'lock', month: '2026-10-01' })).status).toBe(200)
    await imports.takes(_id, { step: 'undo', version })
    expect(await account()).toMatchObject({ dueCents: 0, creditCents: 0, charges: [] })
    expect((await desk.account(on.books.holdingOf('305'))).dueCents).toBe(0)
    expect(await october()).toBe(before)
  })

  it('waits until a refund of it is undone', async () => {
    const { _id, version } = await imports.adds('Unit,Amount\n703,-20.00', { expectedCents: -2000 })
    await desk.step(on.olivia, { step: 'refund', cents: 500, paidOn: '2026-11-10', way: 'cheque', reason: 'Sold' })
    const refused = await imports.step(_id, { step: 'undo', version })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Part of this payment was refunded or transferred. Undo that first.',
    ])
    expect((await account()).creditCents).toBe(1500)
  })
})

describe('without a file', () => {
  it('bank balances are entered once for each fund', async () => {
    const offered = await desk.mandeep.call(bookImports.offer)
    expect(offered).toEqual({ roster: null, funds: ['operating', 'reserve'] })
    const tried = await imports.without('bank')
    expect(tried.faults).toEqual(['Enter a bank balance.'])
    const read = await imports.reads(tried, { operatingCents: -1250, reserveCents: 900_000 })
    expect(read.faults).toEqual([])
    await imports.takes(read._id, { step: 'add', version: read.version })
    expect(await cash()).toMatchObject({ operating: -1250, reserve: 900_000 })
    expect((await desk.mandeep.call(bookImports.offer)).funds).toEqual([])
    const again = await imports.reads(await imports.without('bank'), { operatingCents: 5 })
    expect(again.faults).toEqual([
      'Operating fund: its bank balance was already added. Leave it empty, or undo the earlier one first.',
    ])
    const future = await imports.step(again._id, { step: 'read', version: again.version, asOf: '2026-11-20' })
    expect([future.status, future.body.errors]).toMatchObject([400, [{ field: 'asOf' }]])
  })

  it('balances of the roster are offered until they are added', async () => {
    expect((await desk.mandeep.try(bookImports.start, { body: { origin: 'roster' }, files: [] })).status).toBe(409)
    const roster =
      'unit_number,role,first_name,last_name,opening_balance\n703,owner,Olivia,Owner,"1,240.50"\n703,owner,Otto,Owner,1240.50\n305,owner,Olivia,Owner,0.00'
    await importRosterText(on.books.ctx, { content: Buffer.from(roster), fileName: 'roster.csv', apply: true })
    expect((await desk.mandeep.call(bookImports.offer)).roster).toEqual({ units: 1, cents: 124_050 })
    const read = await imports.reads(await imports.without('roster'), { expectedCents: 124_050 })
    expect([read.origin, read.fileName]).toEqual(['roster', null])
    await imports.takes(read._id, { step: 'add', version: read.version })
    expect((await account()).dueCents).toBe(124_050)
    expect((await desk.mandeep.call(bookImports.offer)).roster).toBeNull()
  })

  it('the template has a row for each unit with owners', async () => {
    const { text } = await desk.mandeep.send('GET', bookImports.template.path)
    const lines = text.split('\r\n')
    expect(lines[0]).toBe('\uFEFFunit_number,charge_type,due_date,amount,fund,memo')
    expect(lines).toContain('703,,,,,')
    expect((await imports.starts(text)).faults).toEqual(['No row has an amount.'])
  })
})

it('is in the history, for those who keep the books', async () => {
  const { _id } = await imports.adds('Unit,Amount\n703,10.00', { expectedCents: 1000, reserveCents: 500 })
  const of = { params: { subject: 'bookImport', id: _id }, query: {} } as const
  expect((await desk.mandeep.call(audit.history, of)).items[0]).toMatchObject({ action: 'added' })
  expect((await desk.carla.try(audit.history, of)).status).toBe(404)
  const { items } = await desk.mandeep.call(bookImports.list, { query: { limit: 5 } })
  expect(items).toMatchObject([{ _id, origin: 'file', fileName: 'balances.csv', owedCents: 1000 }])
  expect((await desk.carla.try(bookImports.one, { params: { id: _id } })).status).toBe(403)
  expect((await desk.olivia.try(ledger.holding, { params: { id: on.olivia } })).status).toBe(200)
})
