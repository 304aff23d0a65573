/** What isn't allowed with a special levy, and in which words. */
import { describe, expect, it } from 'vitest'
import { completeHarbour } from '../../testing/lots.ts'
import { roof, withLevies } from './testing/levies.ts'

const on = withLevies()

describe('a draft', () => {
  it('names what is wrong by its field', async () => {
    const unitId = await on.levies.unitId('101')
    const [{ id: nextDoor }] = await on.books.query('select id from units where building_id = $1 limit 1', [
      on.world.cast.buildings.prairie,
    ])
    const errorsOf = async (more: object) =>
      (await on.levies.sends('POST', '/api/levies', { ...roof, ...more })).body.errors.map(
        ({ field, message }: { field: string; message: string }) => [field, message],
      )
    const share = (cents: number, id = unitId) => ({ unitId: id, cents })
    const other = { division: 'otherFair', totalCents: 100 }
    expect(await errorsOf({ dueDays: [] })).toEqual([['dueDays', 'Enter a due date']])
    expect(await errorsOf({ dueDays: ['2027-03-01', '2027-03-01'] })).toEqual([
      ['dueDays.1', 'Enter a date after the one before'],
    ])
    expect(await errorsOf({ ...other, shares: [share(99)] })).toEqual([
      ['shares', 'The shares must add up to the total'],
    ])
    expect(await errorsOf({ ...other, shares: [share(50), share(50)] })).toEqual([['shares', 'Each unit once']])
    expect(await errorsOf({ ...other, shares: [share(40), share(60, nextDoor)] })).toEqual([
      ['shares.1.unitId', 'Choose a unit of this building'],
    ])
    expect(await on.books.query('select from levies')).toEqual([])
  })

  it('isn’t changed or approved by who saw an older one', async () => {
    const made = await on.levies.drafted()
    const body = { ...roof, name: 'New roof', version: 1 }
    expect((await on.levies.sends('PUT', `/api/levies/${made._id}`, body)).status).toBe(200)
    const stale = await on.levies.sends('PUT', `/api/levies/${made._id}`, body)
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE', current: { name: 'New roof', version: 2 } } })
    const approving = { step: 'approve', approvedOn: '2026-11-15', resolution: 'AGM' } as const
    expect((await on.levies.refused(made, approving))[0]).toBe(409)
  })

  it('isn’t approved without units that can pay, in a locked month, or in the future', async () => {
    const unitId = await on.levies.unitId('102')
    await on.books.query('update units set unit_entitlement = null where id = $1', [unitId])
    const blocked = await on.levies.drafted()
    expect(blocked).toMatchObject({ shares: [], blocks: [{ about: 'noEntitlement', unitNumbers: ['102'] }] })
    const approving = { step: 'approve', approvedOn: '2026-11-15', resolution: 'AGM' } as const
    expect(await on.levies.refused(blocked, approving)).toEqual([
      409,
      '1 unit has no unit entitlement on record. Add it to the unit, then continue. Unit 102.',
    ])
    await completeHarbour(on.world)
    await on.books.query(`update ledger_books set locked_through = '2026-10-31'`)
    const late = await on.levies.drafted({ dueDays: ['2026-10-15', '2027-01-01'] })
    expect(await on.levies.refused(late, { ...approving, approvedOn: '2026-10-15' })).toEqual([
      409,
      'October 2026 is locked. Choose due dates from Nov 1, 2026 on.',
    ])
    const path = `/api/levies/${late._id}/steps`
    const future = await on.levies.sends('POST', path, { ...approving, approvedOn: '2026-11-21', version: 1 })
    expect(future).toMatchObject({
      ...{ status: 400, body: { errors: [{ field: 'approvedOn', message: 'This date is in the future' }] } },
    })
    const early = await on.levies.sends('POST', path, { ...approving, approvedOn: '2026-10-16', version: 1 })
    const message = 'The first instalment is due Oct 15, 2026, before this date'
    expect(early).toMatchObject({ status: 400, body: { errors: [{ field: 'approvedOn', message }] } })
    expect(await on.books.query(`select from ledger_funds where kind = 'levy'`)).toEqual([])
  })
})

describe('an approved levy', () => {
  it('has a name that no other one has', async () => {
    await on.levies.approved()
    const again = await on.levies.drafted({ name: 'ROOF' })
    const approving = { step: 'approve', approvedOn: '2026-11-15', resolution: 'AGM' } as const
    expect(await on.levies.refused(again, approving)).toEqual([
      409,
      'Another special levy has the same name. Edit this draft to rename it.',
    ])
  })

  it('stays as owners approved it', async () => {
    const levy = await on.levies.approved()
    const changed = await on.levies.sends('PUT', `/api/levies/${levy._id}`, { ...roof, version: 2 })
    expect([changed.status, changed.body.error]).toEqual([
      409,
      'Owners approved this special levy, so it can’t be changed.',
    ])
    expect(await on.levies.refused(levy, { step: 'discard' })).toEqual([
      409,
      'Only a draft can be discarded. Owners approved this special levy.',
    ])
    for (const sql of [
      'update levies set total_cents = total_cents + 1',
      `update levies set state = 'draft', approved_on = null, resolution = null, fund_id = null`,
      'delete from levies',
      'update levy_shares set cents = cents + 1',
      'delete from levy_due_days',
    ])
      await expect(on.books.query(sql)).rejects.toThrow(/never changed|of a draft change/)
  })

  it('is completed before its surplus goes, and reopened only before', async () => {
    const levy = await on.levies.approved({ totalCents: 1_000_000, dueDays: ['2026-11-20'] })
    expect((await on.levies.refused(levy, { step: 'refund', cents: 5000 }))[1]).toBe(
      'Complete this special levy first. Until then, its money is for its purpose.',
    )
    const finished = await on.levies.step(levy, { step: 'finish' })
    expect((await on.levies.refused(finished, { step: 'refund', cents: 5000 }))[1]).toBe(
      'There’s no surplus left of this special levy.',
    )
    const again = await on.levies.step(finished, { step: 'reopen', reason: 'One more invoice' })
    expect(again).toMatchObject({ state: 'approved', finishedOn: null })
    await on.levies.pays('703', 5000)
    const done = await on.levies.step(again, { step: 'finish' })
    const refunded = await on.levies.step(done, { step: 'refund', cents: 5000 })
    expect((await on.levies.refused(refunded, { step: 'reopen', reason: 'No' }))[1]).toBe(
      'Its surplus has already been refunded or moved, so it can’t be reopened.',
    )
  })
})
