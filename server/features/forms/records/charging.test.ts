/** Charging a copying fee to the account of a unit that the requester owns, from the quote to the owner's account. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../../../../contract/audit.ts'
import { forms } from '../../../../contract/forms.ts'
import type { FeeCharge } from '../../../../contract/forms/request-bodies.ts'
import type { RecordsRequest } from '../../../../contract/forms/requests.ts'
import { ledger } from '../../../../contract/ledger.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { withBooks } from '../../../testing/books.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openDesk } from '../../../testing/ledger-desk.ts'
import { deskOf } from '../../../testing/moves.ts'
import { tiedUnit } from '../../../testing/ties.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
let request: RecordsRequest
/** The units of Olivia, and that of Carla. */
let units: Record<'305' | '703' | '804', string>
beforeEach(async () => {
  desk = await openDesk(on.world)
  const [rented, home, other] = await Promise.all(['305', '703', '804'].map((number) => unitOf(desk.mandeep, number)))
  units = { 305: rented!, 703: home!, 804: other! }
  request = await quoted(await desk.olivia.call(forms.askRecords, { body: wish('owner') }))
})

const unitOf = async (who: Caller, number: string): Promise<string> => (await deskOf(who, number)).unit._id
const wish = (standing: 'owner' | 'tenant') => ({
  items: [{ kind: 'bylaws' as const }],
  form: 'paper' as const,
  standing,
})
const step = (path: string, body: object = {}, who: Caller = desk.mandeep) =>
  who.send('POST', `/api/records-requests/${request._id}/${path}`, { body: { version: request.version, ...body } })
const quoted = async (asked: RecordsRequest): Promise<RecordsRequest> => {
  request = asked
  return (await step('fee', { pages: 10, amountCents: 250 })).body.data
}
const entered = async (standing: 'owner' | 'former') => {
  const time = standing === 'former' ? { timeFrom: '2020-01-01', timeUntil: '2025-12-31' } : {}
  const by = { name: 'Wendy Walker', address: '12 Elm Street', askedOn: '2026-11-10' }
  return quoted(
    await desk.mandeep.call(forms.enterRecordsRequest, { body: { ...wish('owner'), ...by, ...time, standing } }),
  )
}
const charge = { words: 'Copies of records, R-1', authority: 'Strata Property Regulation, s. 4.2', dueOn: '2026-11-20' }
const charges = (more: Partial<FeeCharge> = {}, who = desk.mandeep) =>
  step('fee/charge', { ...charge, unitId: units['305'], ...more }, who)
const readBy = (who: Caller) => who.call(forms.recordsRequest, { params: { id: request._id } })
const choices = (who = desk.mandeep) => who.call(forms.recordsFeeUnits, { params: { id: request._id } })
const account = () => desk.account(on.books.holdingOf('305'))
const cancels = async () => {
  const { _id: chargeId } = (await account()).charges[0]!
  await desk.step(on.books.holdingOf('305'), { step: 'cancelCharge', chargeId, reason: 'They paid in cash' })
  request = await readBy(desk.mandeep)
}

describe('a quoted fee', () => {
  it('is owed on the account of the chosen unit, and no longer holds up the request', async () => {
    expect([request.status, request.can.chargeFee]).toEqual(['feeQuoted', true])
    expect((await choices()).map(({ unitNumber, owners }) => [unitNumber, owners])).toEqual([
      ['305', ['Olivia Owner']],
      ['703', ['Olivia Owner']],
    ])
    const { status, body } = await charges()
    const holdingId = on.books.holdingOf('305')
    expect([status, body.data.status]).toEqual([200, 'received'])
    expect(body.data.fee).toEqual({
      ...{ pages: 10, amountCents: 250, state: 'charged', settledOn: '2026-11-20' },
      charge: { unitNumber: '305', account: { holdingId, dueOn: '2026-11-20', openCents: 250 } },
    })
    expect(body.data.can).toMatchObject({ chargeFee: false, settleFee: false, quote: false })
    const [latestStep] = (await readBy(desk.mandeep)).steps
    expect(latestStep).toMatchObject({ kind: 'feeCharged', words: '305', by: 'Mandeep Manager' })
    expect((await account()).charges).toMatchObject([{ type: 'documentFee', ...charge, cents: 250 }])
    const { funds } = await desk.books()
    expect(funds.find(({ kind }) => kind === 'operating')).toMatchObject({ receivableCents: 250 })
    const { body: history } = await desk.mandeep.send('GET', `/api/history/recordsRequest/${request._id}`)
    const [latest] = history.data as Change[]
    expect([latest!.action, latest!.fields]).toMatchObject([
      'feeCharged',
      expect.arrayContaining([{ field: 'fee', before: 'quoted', after: 'charged' }]),
    ])
  })

  it('is on the owner’s account, who hears of it once', async () => {
    await charges()
    const [own] = await desk.olivia.call(ledger.mine)
    expect(own).toMatchObject({ unit: { unitNumber: '305' }, charges: [{ words: charge.words, openCents: 250 }] })
    const told = (await desk.olivia.call(notifications.list, { query: { limit: 5 } })).items.map(({ title }) => title)
    expect(told).toEqual(['New charge for unit 305: $2.50', 'Copy fee for your request R-1'])
    const read = await readBy(desk.olivia)
    expect([read.fee?.charge, read.can.chargeFee]).toEqual([{ unitNumber: '305', account: null }, false])
  })

  it('is charged once, however many try at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => charges()))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect((await charges()).body).toMatchObject({ code: 'STALE', current: { fee: { state: 'charged' } } })
    request = await readBy(desk.mandeep)
    expect((await charges()).body.error).toBe('The fee was already charged to unit 305. Cancel that charge first.')
    const settled = await step('fee/settle', { how: 'waived', on: '2026-11-20' })
    expect([settled.status, settled.body.error]).toEqual([
      409,
      'The fee was charged to an account. Cancel that charge first.',
    ])
    expect((await account()).charges).toHaveLength(1)
  })

  it('lets the records go out once it is charged, and stays as it is after that', async () => {
    request = (await step(`items/${request.items[0]!._id}/prepare`, { documentIds: [], pages: 10 })).body.data
    expect([request.status, request.can.deliver]).toEqual(['feeQuoted', false])
    request = (await charges()).body.data
    expect([request.status, request.can.deliver]).toEqual(['ready', true])
    request = (await step('deliver', { how: 'paper', on: '2026-11-20' })).body.data
    expect(request.status).toBe('fulfilled')
    await cancels()
    expect(request).toMatchObject({ fee: { state: 'charged', charge: null }, can: { chargeFee: false } })
    expect((await charges()).body.error).toBe('This request is already fulfilled.')
  })
})

describe('a charge that was cancelled', () => {
  beforeEach(async () => {
    await charges()
    await cancels()
  })

  it('lets the fee be charged again', async () => {
    expect(request).toMatchObject({
      status: 'received',
      fee: { state: 'charged', charge: null },
      can: { chargeFee: true, settleFee: true, quote: true },
    })
    expect((await charges()).body.data.fee.charge).toMatchObject({ account: { openCents: 250 } })
    expect((await account()).charges).toHaveLength(1)
  })

  it('lets the fee be recorded as paid, and then counts for nothing', async () => {
    request = (await step('fee/settle', { how: 'paid', on: '2026-11-20' })).body.data
    expect(request).toMatchObject({ fee: { state: 'paid', charge: null }, can: { chargeFee: false } })
    expect((await charges()).body.error).toBe('The fee was already paid.')
  })

  it('lets another amount be quoted, which the request waits for again', async () => {
    request = (await step('fee', { pages: 8, amountCents: 200 })).body.data
    expect(request).toMatchObject({ status: 'feeQuoted', fee: { state: 'quoted', settledOn: null } })
    expect((await charges()).body.data.fee).toMatchObject({ amountCents: 200, charge: { account: { openCents: 200 } } })
  })
})

describe('is refused', () => {
  it('to people who don’t keep the books; council reads what was charged', async () => {
    for (const who of [desk.carla, desk.olivia]) {
      expect((await charges({}, who)).status).toBe(403)
      expect((await who.try(forms.recordsFeeUnits, { params: { id: request._id } })).status).toBe(403)
    }
    expect((await readBy(desk.carla)).can).toMatchObject({ settleFee: true, chargeFee: false })
    await charges()
    expect((await readBy(desk.carla)).fee?.charge?.account?.openCents).toBe(250)
    const rights = JSON.stringify({ management: { billing: false } })
    await on.books.query('update buildings set permissions = $2 where id = $1', [on.books.ctx.building._id, rights])
    expect((await readBy(desk.mandeep)).fee?.charge).toEqual({ unitNumber: '305', account: null })
  })

  it('for a request that isn’t an owner’s', async () => {
    const theo = await on.world.as('theo')
    for (const asked of [await theo.call(forms.askRecords, { body: wish('tenant') }), await entered('former')]) {
      request = await quoted(asked)
      expect([request.can.chargeFee, await choices()]).toEqual([false, []])
      const { status, body } = await charges()
      expect([status, body.error]).toEqual([409, 'Only an owner’s request can be charged to a unit’s account.'])
    }
  })

  it('without a quote, and in a month that is locked', async () => {
    await on.books.owes(on.olivia, 'strataFee', '2026-10-01', 100)
    await desk.stepBooks({ step: 'lock', month: '2026-10-01' })
    const locked = await charges({ dueOn: '2026-10-15' })
    expect([locked.status, locked.body.error]).toEqual([
      409,
      'October 2026 is locked. The first open day is Nov 1, 2026.',
    ])
    expect((await readBy(desk.mandeep)).fee?.state).toBe('quoted')
    request = await desk.olivia.call(forms.askRecords, { body: wish('owner') })
    expect((await charges()).body.error).toBe('No fee was quoted for this request.')
  })

  it('on a unit of someone else, which may be next door', async () => {
    const { status, body } = await charges({ unitId: units['804'] })
    expect([status, body.errors]).toEqual([400, [{ field: 'unitId', message: 'The requester doesn’t own unit 804' }]])
    expect((await charges({ unitId: await unitOf(await on.world.as('ada'), '12') })).status).toBe(404)
    expect((await account()).charges).toEqual([])
  })

  it('on a unit that was sold today, whose account is the buyer’s', async () => {
    const { unitId } = await tiedUnit(on.world, '901', [
      { as: 'owner', who: 'Bea Buyer', from: '2026-11-20' },
      { as: 'owner', who: 'Olivia', from: '2024-01-01', to: '2026-11-20' },
    ])
    await on.books.query(
      `update ownerships set person_id = (select id from people where account_id = $2 and building_id = $3)
       where unit_id = $1 and to_date is not null`,
      [unitId, on.world.cast.accounts.olivia, on.books.ctx.building._id],
    )
    const { status, body } = await charges({ unitId })
    expect([status, body.error]).toEqual([409, 'The account of unit 901 belongs to other owners.'])
  })
})

it('the unit of an owner without an account is chosen among all that have owners', async () => {
  const { unitId: empty } = await tiedUnit(on.world, '902', [])
  request = await entered('owner')
  expect((await choices()).map(({ unitNumber, owners }) => `${unitNumber} ${owners.join(', ')}`)).toEqual([
    '101 Emil Novak, Hana Sato',
    '102 Tidewater Holdings Ltd.',
    '305 Olivia Owner',
    '703 Olivia Owner',
    '804 Carla Council',
  ])
  const { status, body } = await charges({ unitId: empty })
  expect([status, body.error]).toEqual([409, 'Unit 902 has no owner on record to charge.'])
  const [first] = await choices()
  expect((await charges({ unitId: first!._id })).body.data.fee.charge).toMatchObject({ unitNumber: '101' })
  expect((await desk.account(on.books.holdingOf('101'))).charges).toMatchObject([{ cents: 250 }])
})
