/** Debits over HTTP: in a file for the bank, entered in the books, cancelled and returned. */
import { beforeEach, describe, expect, it } from 'vitest'
import { debits } from '../../../contract/debits.ts'
import { ledger } from '../../../contract/ledger.ts'
import { emailOf } from '../../testing/cast.ts'
import { completeHarbour } from '../../testing/lots.ts'
import { withBooks } from '../../testing/books.ts'
import { withBudgets } from '../../testing/budgets.ts'
import { withDebits } from '../../testing/debits.ts'

const on = withBooks()
const debiting = withDebits(on)

const dayMs = 86_400_000
const dec = '2026-12-01'
const mailed = async () => {
  await on.world.jobs.drain()
  return on.world.mails.filter(({ to }) => to === emailOf('olivia')).map(({ subject }) => subject)
}
const account = (number = '703') =>
  debiting.mandeep.call(ledger.holding, { params: { id: on.books.holdingOf(number) } })
/** Days pass, after which the manager signs in again. */
const passes = async (days: number) => {
  on.world.clock.advance(days * dayMs)
  debiting.mandeep.cookie = (await on.world.as('mandeep', 'harbour')).cookie
}
/** December’s fees are charged, and its debits can be entered. */
const untilDecember = async () => {
  await passes(12)
  await on.world.jobs.runNow('budget.chargeDue')
}

beforeEach(async () => {
  await completeHarbour(on.world)
  await withBudgets(on.world, debiting.mandeep).approved('2026-01-01', { feesFrom: '2026-12-01' })
  await debiting.saves()
})

describe('a preview', () => {
  it('has fees that aren’t charged yet, less what was paid ahead, and asks for notice of them', async () => {
    await debiting.signed('703')
    await debiting.signed('305')
    await on.books.pays(on.books.holdingOf('305'), 10_000, '2026-11-10')
    const next = await debiting.next()
    expect(next).toMatchObject({ on: dec, isTest: false, blocks: [], toNotify: 2, ready: { count: 0, cents: 0 } })
    expect(next.debits.map(({ unit, cents, creditCents }) => [unit.unitNumber, cents, creditCents])).toEqual([
      ['305', 27_841, 10_000],
      ['703', 43_307, 0],
    ])
    expect(next.debits[1]).toMatchObject({
      parts: [{ words: 'Strata fee, December 2026', dueOn: dec, cents: 43_307 }],
      ...{ state: 'needsNotice', why: 'The owner hasn’t been notified of the first amount.' },
    })
  })

  it('leaves out what fell due before the agreement, and what it doesn’t cover', async () => {
    await debiting.signed('703')
    await on.books.owes(on.olivia, 'strataFee', '2026-11-01', 42_745)
    await on.books.owes(on.olivia, 'fine', dec, 20_000)
    await on.books.owes(on.olivia, 'specialLevy', dec, 50_000)
    expect((await debiting.next()).debits[0]!.cents).toBe(43_307)
    await debiting.signed('703', { covers: 'feesAndLevies' })
    expect((await debiting.next()).debits[0]!.cents).toBe(93_307)
  })
})

describe('a file', () => {
  it('has what was ready and shown, with the next number, and is given to who keeps the books', async () => {
    await debiting.signed('703')
    await debiting.notifies(dec)
    const wrong = await debiting.send('POST', '/api/debits/runs', { on: dec, count: 1, cents: 43_306 })
    expect([wrong.status, wrong.body.error]).toEqual([
      409,
      '1 debit is ready now, $433.07 in all. Review them, then make the file again.',
    ])
    const run = await debiting.makes(dec)
    expect(run).toMatchObject({
      ...{ on: dec, fileNumber: 7, isTest: false, state: 'made', count: 1, cents: 43_307, by: 'Mandeep Manager' },
      enterWhy: 'These debits can be entered from Dec 1, 2026.',
      can: { enter: false, cancel: true, markReturned: false, download: true },
    })
    const { text, headers } = await debiting.file(run)
    expect(headers['content-disposition']).toContain('file%207.txt')
    const [header, debit] = text.split('\r\n')
    expect(header!.slice(0, 35)).toBe('A000000001HARB000001000702632400310')
    expect(debit!.slice(24, 64)).toBe('430000004330702633500030012310020030'.padEnd(36) + '04  ')
    expect((await debiting.mandeep.call(debits.settings)).nextNumber).toBe(8)
    const [row] = await on.books.query('select to_jsonb(r)::text as row from debit_runs r')
    expect(row.row).not.toContain('1002003004')
  })

  it('collects what falls due once, however many make it at the same time', async () => {
    await debiting.signed('703')
    await debiting.notifies(dec)
    const body = { on: dec, count: 1, cents: 43_307 }
    const answers = await Promise.all(Array.from({ length: 5 }, () => debiting.send('POST', '/api/debits/runs', body)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    await debiting.signed('703', { account: '77665544' })
    await on.books.owes(on.olivia, 'strataFee', dec, 2500)
    expect((await debiting.next(dec)).debits[0]).toMatchObject({ cents: 0, state: 'nothing', earlierCents: 0 })
    expect((await debiting.next()).on).toBe('2027-01-01')
  })

  it('is a test before the bank confirmed one: it keeps nothing from being debited, and isn’t entered', async () => {
    await debiting.saves({ confirmedOn: null })
    await debiting.signed('703')
    const run = await debiting.makes(dec)
    expect([run.isTest, (await debiting.next()).on]).toEqual([true, dec])
    await passes(12)
    expect(await debiting.refused(run, { step: 'enter' })).toEqual([
      409,
      'This was made as a test file, before your bank confirmed one.',
    ])
  })
})

describe('a file that was made', () => {
  const ends = (of: { _id: string; version: number }) =>
    debiting.send('POST', `/api/debits/agreements/${of._id}/end`, { version: of.version, reason: 'Account closed' })

  it('doesn’t go to the bank once an agreement in it ended, or once it is cancelled, and owners hear of that', async () => {
    const agreement = await debiting.signed('703')
    await debiting.signed('305')
    await debiting.notifies(dec)
    const run = await debiting.makes(dec)
    await ends(agreement)
    const downloadWhy =
      'The agreement for unit 703 ended after this file was made. Cancel these debits, then make the file again.'
    const shown = await debiting.mandeep.call(debits.run, { params: { id: run._id } })
    expect(shown).toMatchObject({ downloadWhy, can: { download: false } })
    const refused = await debiting.file(run)
    expect([refused.status, refused.body.error]).toEqual([409, downloadWhy])
    await debiting.step(run, { step: 'cancel', reason: 'Made again' })
    expect((await debiting.file(run)).status).toBe(409)
    expect(await mailed()).toEqual(
      expect.arrayContaining(['Debit for unit 305 cancelled', 'Debit for unit 703 cancelled']),
    )
    expect((await debiting.makes(dec)).count).toBe(1)
  })

  it('takes off once what was paid ahead, and leaves what it doesn’t collect to others', async () => {
    await debiting.signed('703')
    await on.books.pays(on.olivia, 10_000, '2026-11-10')
    await debiting.notifies(dec)
    const run = await debiting.makes(dec)
    expect((await debiting.next('2027-01-01')).debits[0]).toMatchObject({ cents: 43_307, creditCents: 0 })
    await untilDecember()
    await debiting.step(run, { step: 'enter' })
    expect((await account()).charges).toEqual([])
    await on.books.owes(on.olivia, 'strataFee', dec, 2500)
    expect((await debiting.next('2027-01-01')).debits[0]).toMatchObject({ cents: 43_307, earlierCents: 2500 })
  })

  it('isn’t entered before its fees are charged: it would pay something else', async () => {
    await debiting.signed('703')
    const older = await on.books.owes(on.olivia, 'strataFee', '2026-11-01', 42_745)
    await debiting.notifies(dec)
    const run = await debiting.makes(dec)
    await passes(12)
    expect(await debiting.refused(run, { step: 'enter' })).toEqual([
      409,
      'Some of what falls due by Dec 1, 2026 isn’t charged yet. Enter these debits once it is.',
    ])
    await on.world.jobs.runNow('budget.chargeDue')
    await debiting.step(run, { step: 'enter' })
    expect(await on.books.openOf(older)).toEqual([42_745])
  })

  it('isn’t entered with a debit less than it had', async () => {
    await debiting.signed('703')
    await debiting.notifies(dec)
    const run = await debiting.makes(dec)
    await untilDecember()
    await on.books.query('delete from debits where run_id = $1', [run._id])
    expect((await debiting.refused(run, { step: 'enter' }))[0]).toBe(409)
  })

  it('is erased a while after its day', async () => {
    await debiting.signed('703')
    await debiting.notifies(dec)
    const run = await debiting.makes(dec)
    for (const [days, has] of [
      [411, true],
      [2, false],
    ] as const) {
      await passes(days)
      await on.world.jobs.runNow('debits.erase')
      expect((await debiting.mandeep.call(debits.run, { params: { id: run._id } })).can.download).toBe(has)
    }
  })
})

describe('debits that are entered', () => {
  it('pay the fee they were made for, not an older one, and never a fine', async () => {
    await debiting.signed('703')
    const older = await on.books.owes(on.olivia, 'strataFee', '2026-11-01', 42_745)
    const fine = await on.books.owes(on.olivia, 'fine', '2026-11-05', 20_000)
    await debiting.notifies(dec)
    const run = await debiting.makes(dec)
    await untilDecember()
    const entered = await debiting.step(run, { step: 'enter' })
    expect(entered).toMatchObject({ state: 'entered', can: { enter: false, cancel: true, markReturned: true } })
    expect(await on.books.openOf(older, fine)).toEqual([42_745, 20_000])
    const { charges, receipts } = await account()
    expect(charges.map(({ words }) => words)).not.toContain('Strata fee, December 2026')
    expect(receipts[0]).toMatchObject({
      ...{ way: 'debit', cents: 43_307, leftCents: 0, day: dec, instruction: 'Pre-authorized debit agreement' },
      payer: 'Olivia Owner',
    })
    expect(await debiting.refused(entered, { step: 'enter' })).toEqual([409, 'These debits are in the books already.'])
  })

  it('leave as credit what was paid in the meantime', async () => {
    await debiting.signed('703')
    await debiting.notifies(dec)
    const run = await debiting.makes(dec)
    await untilDecember()
    await debiting.desk.records({ cents: 43_307, receivedOn: dec, place: { holdingId: on.olivia } })
    await debiting.step(run, { step: 'enter' })
    expect(await on.books.creditOf(on.olivia)).toBe(43_307)
  })

  it('are taken out of the books where the bank didn’t process the file, and debited again', async () => {
    await debiting.signed('703')
    await debiting.signed('305')
    await debiting.notifies(dec)
    const run = await debiting.makes(dec)
    await untilDecember()
    const entered = await debiting.step(run, { step: 'enter' })
    const cancelled = await debiting.step(entered, { step: 'cancel', reason: 'The bank refused the file' })
    expect(cancelled).toMatchObject({ state: 'cancelled', cancelReason: 'The bank refused the file', returned: 0 })
    const { charges, receipts } = await account()
    expect([charges.map(({ words }) => words), receipts]).toEqual([['Strata fee, December 2026'], []])
    expect((await debiting.next('2026-12-02')).ready).toEqual({ count: 2, cents: 43_307 + 37_841 })
    expect(await debiting.refused(cancelled, { step: 'cancel', reason: 'Again' })).toEqual([
      409,
      'These debits were already cancelled.',
    ])
  })

  it('are returned one by one: the fee is owed again, its owners are told, and it isn’t debited twice', async () => {
    await debiting.signed('703')
    await debiting.signed('305')
    await debiting.notifies(dec)
    const run = await debiting.makes(dec)
    await untilDecember()
    const entered = await debiting.step(run, { step: 'enter' })
    const debitId = entered.debits.find(({ unit }) => unit.unitNumber === '703')!._id
    const back = { step: 'return', debitId, reason: 'Insufficient funds' } as const
    expect((await debiting.refused(entered, { ...back, returnedOn: '2026-11-30' }))[0]).toBe(400)
    expect((await debiting.refused(entered, { ...back, returnedOn: '2026-12-03' }))[0]).toBe(400)
    const returned = await debiting.step(entered, { ...back, returnedOn: '2026-12-02' })
    expect([returned.returned, returned.can.cancel]).toEqual([1, false])
    const path = `/api/history?subject=debitRun&id=${run._id}`
    expect(JSON.stringify((await debiting.mandeep.send('GET', path)).body)).toContain('Insufficient funds')
    expect((await account()).charges.map(({ openCents }) => openCents)).toEqual([43_307])
    expect(await mailed()).toContain('The bank returned a payment for unit 703: $433.07')
    const next = await debiting.next('2027-01-01')
    expect(next.debits.map((debit) => [debit.cents, debit.isLastReturned, debit.earlierCents])).toEqual([
      [37_841, false, 0],
      [43_307, true, 43_307],
    ])
    debiting.olivia.cookie = (await on.world.as('olivia', 'harbour')).cookie
    expect((await debiting.olivia.call(debits.mine)).units.map(({ agreement }) => agreement!.lastDebit)).toEqual([
      { on: dec, cents: 37_841, isReturned: false },
      { on: dec, cents: 43_307, isReturned: true },
    ])
    expect((await debiting.refused(returned, { ...back, returnedOn: '2026-12-02' }))[0]).toBe(409)
    expect((await debiting.refused(returned, { step: 'cancel', reason: 'All' }))[0]).toBe(409)
  })

  it('are refused before their day, and with an old version', async () => {
    await debiting.signed('703')
    await debiting.notifies(dec)
    const run = await debiting.makes(dec)
    expect((await debiting.refused(run, { step: 'enter' }))[0]).toBe(409)
    const stale = await debiting.send('POST', `/api/debits/runs/${run._id}/steps`, { step: 'enter', version: 9 })
    expect(stale.body.code).toBe('STALE')
  })
})
