/** What is debited next over HTTP: of whose account, on which day, and how owners hear of it. */
import { beforeEach, describe, expect, it } from 'vitest'
import { debits } from '../../../contract/debits.ts'
import { emailOf } from '../../testing/cast.ts'
import { completeHarbour } from '../../testing/lots.ts'
import { withBooks } from '../../testing/books.ts'
import { withBudgets } from '../../testing/budgets.ts'
import { withDebits } from '../../testing/debits.ts'
import { endOwnership } from '../units/units.ts'

const on = withBooks()
const debiting = withDebits(on)

const dayMs = 86_400_000
const dec = '2026-12-01'
const mailed = async () => {
  await on.world.jobs.drain()
  return on.world.mails.filter(({ to }) => to === emailOf('olivia')).map(({ subject }) => subject)
}
/** Days pass, after which the manager signs in again. */
const passes = async (days: number) => {
  on.world.clock.advance(days * dayMs)
  debiting.mandeep.cookie = (await on.world.as('mandeep', 'harbour')).cookie
}
/** An owner of a unit owns it through a day. */
const sells = async (unitNumber: string, firstName: string, to: string) => {
  const [{ id }] = await on.books.query(
    `select o.id from ownerships o join people p on p.id = o.person_id join units u on u.id = o.unit_id
     where u.unit_number = $1 and p.first_name = $2 and o.building_id = $3`,
    [unitNumber, firstName, on.books.ctx.building._id],
  )
  await endOwnership(await on.books.inside(), { id, to })
}

beforeEach(async () => {
  await completeHarbour(on.world)
  await withBudgets(on.world, debiting.mandeep).approved('2026-01-01', { feesFrom: dec })
  await debiting.saves()
})

describe('notices', () => {
  it('tells owners the amount once, and lets it be debited after ten clear days', async () => {
    await debiting.signed('703')
    expect(await debiting.notifies(dec)).toMatchObject({ toNotify: 0, ready: { count: 1, cents: 43_307 } })
    await debiting.notifies(dec)
    expect((await mailed()).filter((subject) => subject === 'Debit for unit 703: $433.07')).toHaveLength(1)
    await debiting.signed('305')
    await passes(1)
    expect((await debiting.notifies(dec)).debits[0]).toMatchObject({
      ...{ unit: { unitNumber: '305' }, state: 'tooSoon' },
      why: 'The owner was notified on Nov 21, 2026, so it can be debited from Dec 2, 2026.',
    })
    expect((await debiting.next('2026-12-02')).ready.count).toBe(2)
  })

  it('tells owners on its own in good time, once', async () => {
    await debiting.signed('703')
    await on.world.jobs.runNow('debits.notify')
    await on.world.jobs.runNow('debits.notify')
    expect((await debiting.next()).ready.count).toBe(1)
    expect((await mailed()).filter((subject) => subject.startsWith('Debit for'))).toHaveLength(1)
  })

  it('has no notices and no file without a letter of undertaking, or for a day before today', async () => {
    await debiting.signed('703')
    const body = { on: '2026-11-19' }
    expect((await debiting.send('POST', '/api/debits/notices', body)).status).toBe(409)
    expect((await debiting.send('POST', '/api/debits/runs', { ...body, count: 1, cents: 1 })).status).toBe(409)
    await debiting.saves({ letterOn: null, confirmedOn: null, isOffered: false })
    expect((await debiting.send('POST', '/api/debits/notices', { on: dec })).status).toBe(409)
  })

  it('go out on their own twenty days before, and not sooner', async () => {
    await debiting.signed('703', { startsOn: '2027-01-01' })
    await passes(21)
    await on.world.jobs.runNow('debits.notify')
    expect((await debiting.next('2027-01-01')).toNotify).toBe(1)
    await passes(1)
    await on.world.jobs.runNow('debits.notify')
    expect((await debiting.next('2027-01-01')).toNotify).toBe(0)
  })

  it('aren’t sent for a day where the owner knows of a later one, unless someone asks for it', async () => {
    await debiting.signed('703')
    await debiting.notifies('2026-12-15')
    await on.world.jobs.runNow('debits.notify')
    expect((await debiting.next(dec)).debits[0]).toMatchObject({
      ...{ state: 'needsNotice', why: 'The owner was notified of $433.07 from Dec 15, 2026.' },
    })
    await debiting.notifies(dec)
    expect((await debiting.next(dec)).ready.count).toBe(1)
  })

  it('wait until the bank confirmed a file, and a test needs none', async () => {
    await debiting.signed('703')
    await debiting.saves({ confirmedOn: null })
    await on.world.jobs.runNow('debits.notify')
    const refused = await debiting.send('POST', '/api/debits/notices', { on: dec })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Owners are notified once your bank has confirmed a file.',
    ])
    expect(await debiting.next()).toMatchObject({ isTest: true, toNotify: 0, ready: { count: 1, cents: 43_307 } })
    expect((await mailed()).filter((subject) => subject.startsWith('Debit for'))).toEqual([])
  })
})

describe('owners without an account', () => {
  const records = (id: string, more: object = {}) =>
    debiting.send('POST', `/api/debits/agreements/${id}/notices`, {
      ...{ on: dec, cents: 42_034, sentOn: '2026-11-20' },
      ...more,
    })

  it('are notified on paper, which someone records', async () => {
    const agreement = await debiting.signed('101')
    const { cents } = (await debiting.next()).debits[0]!
    await debiting.notifies(dec)
    await on.world.jobs.runNow('debits.notify')
    expect(await debiting.next()).toMatchObject({
      ...{ toNotify: 0, debits: [{ state: 'needsNotice', isReachable: false, notice: null }] },
    })
    expect((await records(agreement._id, { cents: cents + 1 })).status).toBe(409)
    const future = await records(agreement._id, { cents, sentOn: '2026-11-21' })
    expect(future.body.errors).toEqual([{ field: 'sentOn', message: 'This date is in the future' }])
    expect((await records(on.olivia, { cents })).status).toBe(404)
    expect((await records(agreement._id, { cents })).body.data.ready).toEqual({ count: 1, cents })
    expect((await records(agreement._id, { cents })).status).toBe(409)
    expect((await debiting.mandeep.call(debits.agreements, { query: {} })).items[0]!.notice).toEqual({
      ...{ cents, toldOn: '2026-11-20', from: dec },
    })
  })
})

describe('an amount that came too late for a file', () => {
  it('is debited as soon as it can be, not a month later', async () => {
    await debiting.signed('703')
    await debiting.notifies(dec)
    await debiting.signed('305')
    await passes(1)
    await debiting.notifies(dec)
    expect((await debiting.makes(dec)).count).toBe(1)
    expect(await debiting.next()).toMatchObject({ on: '2026-12-02', ready: { count: 1, cents: 37_841 } })
    await passes(11)
    await on.world.jobs.runNow('debits.notify')
    expect((await mailed()).filter((subject) => subject.startsWith('Debit for unit 305'))).toHaveLength(1)
    await passes(3)
    expect((await debiting.next()).on).toBe('2026-12-05')
    await debiting.makes('2026-12-05')
    expect((await debiting.next()).on).toBe('2027-01-01')
  })
})

it('has no preview too far ahead', async () => {
  const refused = await debiting.mandeep.send('GET', '/api/debits/next?on=2027-01-05')
  expect([refused.status, refused.body.errors[0].message]).toEqual([400, 'Choose a day by Jan 4, 2027'])
})

describe('an owner who sells', () => {
  const running = async () =>
    (await debiting.mandeep.call(debits.agreements, { query: {} })).items.map(({ unit }) => unit.unitNumber)

  it('isn’t debited after it, although no one followed yet', async () => {
    await debiting.signed('703', { isNoticeWaived: true })
    await sells('703', 'Olivia', '2026-11-30')
    expect([await running(), (await debiting.next('2026-11-30')).debits.length]).toEqual([['703'], 1])
    expect((await debiting.next(dec)).debits).toEqual([])
    await passes(11)
    expect(await running()).toEqual([])
  })

  it('ends what was agreed together, although another owner stays', async () => {
    await debiting.signed('101')
    await sells('101', 'Emil', '2026-11-19')
    expect(await running()).toEqual([])
    expect((await debiting.mandeep.call(debits.agreements, { query: { shows: 'ended' } })).items).toMatchObject([
      { endedOn: '2026-11-19', endReason: 'An owner sold.' },
    ])
    expect((await debiting.next()).debits).toEqual([])
    const draft = { ...debiting.draftOf('101'), identity: 'Known' }
    const late = await debiting.send('POST', '/api/debits/agreements', { ...draft, signedOn: '2026-11-19' })
    expect([late.status, late.body.errors[0].field]).toEqual([400, 'signedOn'])
    await debiting.signed('101', { signedOn: '2026-11-20' })
    expect(await running()).toEqual(['101'])
  })
})
