/** Steps that a treasurer takes on their own account: the other members of council are notified of each, and the history says so. */
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { buildings } from '../../../../contract/buildings.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { withBooks } from '../../../testing/books.ts'
import type { Caller } from '../../../testing/caller.ts'
import { appointTo } from '../../../testing/council.ts'
import { openDesk } from '../../../testing/ledger-desk.ts'
import { dismissManager } from '../../../testing/treasurer.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
let treasurer: Caller
beforeEach(async () => {
  desk = await openDesk(on.world)
  await appointTo(desk.mandeep, 'Olivia', { positions: ['treasurer'] })
  treasurer = await on.world.as('olivia')
})

/** Hands the books to the treasurer: whatever is entered before comes from the manager. */
const handOver = async () => {
  await dismissManager(on.world, 'harbour')
  const sam = await on.world.as('sam', 'harbour')
  await sam.call(buildings.change, {
    params: { id: on.world.cast.buildings.harbour },
    body: { treasurerKeepsBooks: true },
  })
}
const does = async (step: object, id = on.olivia) =>
  expect((await desk.step(id, step, treasurer)).body).toMatchObject({ success: true })
const inbox = async (who: Caller) =>
  (await who.call(notifications.list, { query: { limit: 100 } })).items
    .filter(({ kind }) => kind === 'books.ownAccount')
    .map(({ title, text, link }) => [title, text, link])
const marked = async (id: string) =>
  (await desk.carla.call(audit.history, { params: { subject: 'holding', id }, query: {} })).items
    .filter(({ fields }) => fields.some(({ field }) => field === 'isOwn'))
    .map(({ action }) => action)
const paidAhead = (holdingId: string) => desk.records({ place: { holdingId }, cents: 9000 })

describe('a treasurer who owns the unit', () => {
  it('cancels a charge, and the others on council are notified, in the inbox and by email', async () => {
    const { charges } = await desk.charges(on.olivia, { type: 'administration', words: 'Fob', cents: 5000 })
    await handOver()
    await does({ step: 'cancelCharge', chargeId: charges[0]!._id, reason: 'Never handed out' })
    const title = 'Olivia Owner cancelled a charge on their own account'
    expect(await inbox(desk.carla)).toEqual([
      [title, 'Unit 703: $50.00. Reason given: “Never handed out”', `/fees/accounts/${on.olivia}`],
    ])
    expect(await inbox(treasurer)).toEqual([])
    await on.world.jobs.drain()
    expect(on.world.mails.filter(({ subject }) => subject.includes(title)).map(({ to }) => to)).toEqual([
      expect.stringContaining('council@parapet.example'),
    ])
    expect(await marked(on.olivia)).toEqual(['charge cancelled'])
  })

  it('writes off, refunds, transfers and brings back, each once', async () => {
    const { charges } = await desk.charges(on.olivia)
    await handOver()
    await does({
      ...{ step: 'writeOff', chargeId: charges[0]!._id, cents: 43_307 },
      ...{ decidedOn: '2026-11-03', decision: 'Council’s minutes of November 3' },
    })
    await paidByTreasurer()
    await does({ step: 'refund', cents: 2000, paidOn: '2026-11-18', way: 'cheque', reason: 'Paid twice' })
    await does({ step: 'bringBack', outflowId: await lastGone(), reason: 'Not cashed' })
    await does({ step: 'transfer', cents: 3000, toHoldingId: on.books.holdingOf('101'), request: 'Letter' })
    await does({ step: 'bringBack', outflowId: await lastGone(), reason: 'Wrong unit' })
    expect((await inbox(desk.carla)).map(([title, text]) => `${title}: ${text}`)).toEqual([
      'Olivia Owner undid a transfer of credit involving their own account: Unit 703: $30.00. Reason given: “Wrong unit”',
      'Olivia Owner transferred credit from their own account: Unit 703: $30.00. Reason given: “Letter”',
      'Olivia Owner undid a refund on their own account: Unit 703: $20.00. Reason given: “Not cashed”',
      'Olivia Owner recorded a refund of credit on their own account: Unit 703: $20.00. Reason given: “Paid twice”',
      'Olivia Owner allocated a payment to their own account: Unit 703: $90.00.',
      'Olivia Owner wrote off a charge on their own account: Unit 703: $433.07. Reason given: “Council’s minutes of November 3”',
    ])
  })

  it('allocates a payment that waits to their own account', async () => {
    const { _id } = (await desk.records({ cents: 4000 })).body.data
    await handOver()
    expect((await desk.payment(_id, { step: 'place', holdingId: on.olivia, cents: 4000 }, treasurer)).status).toBe(200)
    expect(await inbox(desk.carla)).toMatchObject([
      ['Olivia Owner allocated a payment to their own account', 'Unit 703: $40.00.', expect.any(String)],
    ])
  })

  it('moves the credit of others to their own account', async () => {
    await paidAhead(on.books.holdingOf('101'))
    await handOver()
    const request = { step: 'transfer', cents: 9000, toHoldingId: on.olivia, request: 'They asked' }
    await does(request, on.books.holdingOf('101'))
    expect(await inbox(desk.carla)).toEqual([
      [
        'Olivia Owner transferred credit to their own account',
        'Unit 703: $90.00. Reason given: “They asked”',
        `/fees/accounts/${on.olivia}`,
      ],
    ])
    expect(await marked(on.books.holdingOf('101'))).toEqual(['transferred'])
    expect(await marked(on.olivia)).toEqual(['received'])
  })

  it('reads that the account is theirs; no one else does', async () => {
    await handOver()
    expect((await desk.account(on.olivia, treasurer)).isOwn).toBe(true)
    expect((await desk.account(on.books.holdingOf('101'), treasurer)).isOwn).toBe(false)
    expect((await desk.account(on.olivia, desk.carla)).isOwn).toBe(false)
  })
})

describe('council hears nothing', () => {
  it('of the account of someone else, nor of charges and payments', async () => {
    const { charges } = await desk.charges(on.books.holdingOf('101'))
    await handOver()
    await does({ step: 'cancelCharge', chargeId: charges[0]!._id, reason: 'A mistake' }, on.books.holdingOf('101'))
    await does({ ...charge, words: 'Fob' })
    expect(await inbox(desk.carla)).toEqual([])
    expect(await marked(on.books.holdingOf('101'))).toEqual([])
  })

  it('once they are no longer on council: the row keeps no figures', async () => {
    const { charges } = await desk.charges(on.olivia)
    await handOver()
    await does({ step: 'cancelCharge', chargeId: charges[0]!._id, reason: 'A mistake' })
    await on.books.query(`update memberships set role = 'owner' where account_id = $1 and building_id = $2`, [
      on.world.cast.accounts.carla,
      on.world.cast.buildings.harbour,
    ])
    expect(await inbox(await on.world.as('carla'))).toEqual([['No longer available', expect.any(String), null]])
  })
})

const charge = {
  ...{ step: 'charge', type: 'userFee', authority: 'Bylaw 3', dueOn: '2026-11-01', cents: 5000 },
}
const paidByTreasurer = () => desk.records({ place: { holdingId: on.olivia }, cents: 9000 }, treasurer)
const lastGone = async () => {
  const { receipts } = await desk.account(on.olivia, treasurer)
  return receipts.flatMap(({ gone }) => gone)[0]!._id
}
