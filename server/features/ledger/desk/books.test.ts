/** The books over HTTP: funds, locked months, what all units owe, statements as files, and what follows the roster. */
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { ledger } from '../../../../contract/ledger.ts'
import { openDesk } from '../../../testing/ledger-desk.ts'
import { pdfWords } from '../../../testing/letters.ts'
import { withBooks } from '../../../testing/books.ts'
import { followEverywhere } from './desk.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
beforeEach(async () => {
  desk = await openDesk(on.world)
})

describe('the books', () => {
  it('show each fund: its cash, what it is owed, what it owes, and what is its own', async () => {
    await desk.charges(on.olivia, { cents: 10_000 })
    await desk.charges(on.olivia, { cents: 2000, fund: 'reserve', words: 'Reserve' })
    await desk.records({ cents: 15_000, place: { holdingId: on.olivia } })
    await desk.records({ cents: 700, payer: 'Someone' })
    // It counts from its due day on.
    await desk.charges(on.olivia, { dueOn: '2027-06-01' })
    const { funds } = await desk.carla.call(ledger.books)
    expect(funds.map(({ kind, name: _, _id: __, ...cents }) => [kind, ...Object.values(cents)])).toEqual([
      ['operating', 13_700, -2000, 0, 3700, 10_000],
      ['reserve', 2000, 2000, 0, 0, 2000],
      ['trust', 0, 0, 0, 0, 0],
    ])
  })

  it('are locked by the month, and reopened with a reason that stays in the history', async () => {
    await desk.charges(on.olivia, { dueOn: '2026-08-01' })
    expect(await desk.books()).toMatchObject({
      ...{ toLock: ['2026-08-01', '2026-09-01', '2026-10-01'], toReopen: null, lockedThrough: null },
    })
    expect(await desk.stepBooks({ step: 'lock', month: '2026-11-01' })).toMatchObject({ status: 409 })
    const locked = await desk.stepBooks({ step: 'lock', month: '2026-09-01' })
    expect(locked.body.data).toMatchObject({
      ...{ lockedThrough: '2026-09-30', toLock: ['2026-10-01'], toReopen: '2026-09-01' },
    })
    expect(await desk.stepBooks({ step: 'lock', month: '2026-09-01' })).toMatchObject({ status: 409 })
    expect(await desk.stepBooks({ step: 'reopen', month: '2026-10-01', reason: 'No' })).toMatchObject({ status: 409 })
    expect(await desk.stepBooks({ step: 'reopen', month: '2026-09-01' })).toMatchObject({ status: 400 })
    const reopened = await desk.stepBooks({ step: 'reopen', month: '2026-09-01', reason: 'A bill was missed' })
    expect(reopened.body.data).toMatchObject({ lockedThrough: '2026-08-31' })
    const all = await desk.stepBooks({ step: 'reopen', month: '1000-01-01', reason: 'All' })
    expect(all.body.data).toMatchObject({ lockedThrough: null, toLock: ['2026-08-01', '2026-09-01', '2026-10-01'] })
    const params = { subject: 'books' as const, id: on.books.ctx.building._id }
    const { items } = await desk.carla.call(audit.history, { params, query: {} })
    expect(items.map(({ action }) => action)).toEqual(['reopened', 'reopened', 'locked'])
    expect(items[1]!.fields).toContainEqual({ field: 'reason', before: null, after: 'A bill was missed' })
  })

  it('aren’t changed over what someone else just changed', async () => {
    const { version } = await desk.books()
    await desk.stepBooks({ step: 'sayHowToPay', words: 'By e-Transfer to pay@harbour.example' })
    const stale = await desk.stepBooks({ step: 'sayHowToPay', words: 'By cheque', version })
    expect(stale).toMatchObject({
      ...{ status: 409, body: { code: 'STALE', current: { howToPay: 'By e-Transfer to pay@harbour.example' } } },
    })
    expect((await desk.olivia.call(ledger.mine))[0]).toMatchObject({ howToPay: 'By e-Transfer to pay@harbour.example' })
  })
})

describe('automatic charges', () => {
  it('are off, and switched on by those who keep the books, with a line in the history', async () => {
    expect(await desk.books()).toMatchObject({ automatic: { bookings: false, stallRentsFrom: null } })
    const on1 = { step: 'setAutomatic', bookings: true, stallRentsFrom: '2026-12-01' }
    expect(await desk.stepBooks(on1, desk.carla)).toMatchObject({ status: 403 })
    expect(await desk.stepBooks(on1)).toMatchObject({ status: 200 })
    expect(await desk.books()).toMatchObject({ automatic: { bookings: true, stallRentsFrom: '2026-12-01' } })
    const params = { subject: 'books' as const, id: on.books.ctx.building._id }
    const { items } = await desk.carla.call(audit.history, { params, query: {} })
    expect(items[0]).toMatchObject({ action: 'automatic charges changed' })
  })

  it('of rents begin this month or later', async () => {
    const early = await desk.stepBooks({ step: 'setAutomatic', bookings: false, stallRentsFrom: '2026-10-01' })
    expect(early).toMatchObject({ status: 400, body: { errors: [{ field: 'stallRentsFrom' }] } })
    const odd = await desk.stepBooks({ step: 'setAutomatic', bookings: false, stallRentsFrom: '2026-12-15' })
    expect(odd.status).toBe(400)
  })
})

describe('what all units owe', () => {
  it('is summed up by age, with those that owe most first', async () => {
    await desk.charges(on.olivia, { dueOn: '2026-08-01', cents: 300 })
    await desk.charges(on.olivia, { type: 'administration', cents: 50, words: 'Fob' })
    await desk.charges(on.books.holdingOf('101'), { cents: 1000, dueOn: '2026-10-01' })
    await desk.charges(on.books.holdingOf('305'), { cents: 70, dueOn: '2026-12-01' })
    await desk.records({ cents: 9, place: { holdingId: on.books.holdingOf('305') } })
    const receivables = await desk.carla.call(ledger.receivables)
    expect(receivables).toMatchObject({
      ...{ dueCents: 1350, laterCents: 70, creditCents: 9, owing: 2 },
      ages: { upTo30: 50, upTo60: 1000, upTo90: 0, over90: 300 },
      lienable: { upTo30: 0, upTo60: 1000, upTo90: 0, over90: 300 },
    })
    expect(receivables.largest.map(({ unit }) => unit.unitNumber)).toEqual(['101', '703'])
    const shown = async (shows: 'current' | 'owing' | 'credit') =>
      (await desk.carla.call(ledger.holdings, { query: { shows } })).items.map(({ unit }) => unit.unitNumber)
    expect(await shown('owing')).toEqual(['101', '703'])
    expect(await shown('credit')).toEqual(['305'])
    expect(await shown('current')).toEqual(expect.arrayContaining(['101', '305', '703']))
  })

  it('is listed page by page', async () => {
    const first = await desk.carla.call(ledger.holdings, { query: { limit: 2 } })
    const next = await desk.carla.call(ledger.holdings, { query: { limit: 2, cursor: first.nextCursor! } })
    const numbers = [...first.items, ...next.items].map(({ unit }) => unit.unitNumber)
    expect(new Set(numbers).size).toBe(4)
    expect(numbers).toEqual(numbers.toSorted((a, b) => Number(a) - Number(b)))
  })
})

describe('a statement', () => {
  it.each([
    ['days that end before they begin', { from: '2026-11-02', to: '2026-11-01' }],
    ['more than three years', { from: '2020-01-01', to: '2026-11-01' }],
  ])('isn’t made for %s', async (_what, query) => {
    const path = ledger.statement.path.replace(':id', on.olivia)
    expect(await desk.olivia.send('GET', path, { query })).toMatchObject({
      ...{ status: 400, body: { errors: [{ field: 'to' }] } },
    })
  })

  it('is a file for a spreadsheet, and a PDF', async () => {
    await desk.charges(on.olivia)
    await desk.records({ cents: 10_000, place: { holdingId: on.olivia } })
    const path = ledger.statementFile.path.replace(':id', on.olivia)
    const query = { from: '2026-11-01', to: '2026-11-30' }
    const csv = await desk.olivia.send('GET', path, { query: { ...query, format: 'csv' } })
    expect(csv.text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Date,Description,Authority,Charges,Payments,Balance',
      '2026-11-01,Opening balance,,,,0.00',
      '2026-11-01,"Strata fee, November 2026",Budget 2026,433.07,,433.07',
      '2026-11-05,Payment received,,,100.00,333.07',
      '2026-11-30,Closing balance,,,,333.07',
      '',
    ])
    const pdf = await desk.olivia.send('GET', path, { query })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const { text } = await pdfWords(desk.olivia, `${path}?from=2026-11-01&to=2026-11-30`)
    for (const words of [
      'The Owners, Strata Plan EPS 4821',
      'Statement of account, unit 703',
      'Olivia Owner',
      '$333.07',
    ])
      expect(text).toContain(words)
  })
})

it('a new owner is followed by a job, once, everywhere', async () => {
  const before = await on.books.query('select count(*)::integer as many from ledger_holdings')
  await followEverywhere(on.world.context())
  const after = await on.books.query('select count(*)::integer as many from ledger_holdings')
  expect(after[0].many).toBeGreaterThan(before[0].many)
  await followEverywhere(on.world.context())
  expect(await on.books.query('select count(*)::integer as many from ledger_holdings')).toEqual(after)
})
