/** Instalments still to come: cancelled by a decision before a levy is completed, or before its surplus goes. */
import { describe, expect, it } from 'vitest'
import { levies } from '../../../contract/levies.ts'
import { addDays } from '../../../contract/time.ts'
import { byId, withLevies } from './testing/levies.ts'

const on = withLevies()

/** Three instalments of 10,000.01; the first one is charged, and 703 paid its part. */
const begun = async () => {
  const levy = await on.levies.approved({ totalCents: 1_000_001, dueDays: ['2026-11-20', '2026-12-20', '2027-01-20'] })
  const { instalmentsCents } = levy.shares.find(({ unit }) => unit.unitNumber === '703')!
  await on.levies.pays('703', instalmentsCents[0]!)
  return on.levies.get(levy)
}
/** As one completed before instalments to come kept it from being. */
const completedBefore = async (id: string) => {
  await on.books.query(`update levies set state = 'finished', finished_on = '2026-11-20' where id = $1`, [id])
  return on.levies.get({ _id: id })
}
const waits = expect.stringMatching(/^2 instalments, \$6,666\.\d\d in total, aren’t charged yet\. Cancel them/)

describe('a levy with instalments to come', () => {
  it('isn’t completed without the decision that cancels them, of the amount that is left', async () => {
    const levy = await begun()
    const { cents } = levy.toCome
    expect(levy.toCome).toEqual({ instalments: 2, cents: 1_000_001 - levy.money.chargedCents })
    expect(await on.levies.refused(levy, { step: 'finish' })).toEqual([409, waits])
    const cancelling = on.levies.cancels(cents - 1)
    expect((await on.levies.refused(levy, { step: 'finish', cancelling }))[0]).toBe(409)
    const late = { ...on.levies.cancels(cents), decidedOn: '2026-11-21' }
    expect((await on.levies.refused(levy, { step: 'finish', cancelling: late }))[0]).toBe(400)
    const early = { ...on.levies.cancels(cents), decidedOn: addDays(levy.approvedOn!, -1) }
    expect(await on.levies.refused(levy, { step: 'finish', cancelling: early })).toEqual([
      400,
      expect.stringContaining('The levy was approved later, on '),
    ])
    const empty = { ...on.levies.cancels(cents), decision: ' ' }
    expect((await on.levies.refused(levy, { step: 'finish', cancelling: empty }))[0]).toBe(400)
    expect((await on.levies.get(levy)).state).toBe('approved')
  })

  it('is completed with it: what was charged stays, the rest is never charged, and the history says why', async () => {
    const levy = await begun()
    const { cents } = levy.toCome
    const done = await on.levies.step(levy, { step: 'finish', cancelling: on.levies.cancels(cents) })
    expect(done).toMatchObject({ state: 'finished', toCome: { instalments: 0, cents: 0 }, money: levy.money })
    expect(done.instalments.map(({ cancelledCents }) => cancelledCents)).toEqual(
      levy.instalments.map(({ cents: of }, index) => (index === 0 ? 0 : of)),
    )
    const own = await on.levies.desk.olivia.call(levies.mine)
    const of703 = own[0]!.shares.find(({ unit }) => unit.unitNumber === '703')!
    expect(of703.instalments.slice(1).map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    expect(of703.cents).toBe(of703.instalments[0]!.cents)
    on.world.clock.set('2027-01-20T20:00:00.000Z')
    await on.levies.runJob()
    const mandeep = await on.world.as('mandeep', 'harbour')
    expect((await mandeep.call(levies.get, byId(levy))).money.chargedCents).toBe(levy.money.chargedCents)
    const history = (await mandeep.send('GET', `/api/history/levy/${levy._id}`)).body.data
    expect(history.map((line: { action: string }) => line.action).slice(0, 2)).toEqual([
      ...['finished', 'instalments cancelled'],
    ])
    expect(JSON.stringify(history[1])).toMatch(/Resolution 2.*2026-11-20|2026-11-20.*Resolution 2|Nov 20, 2026/)
  })

  it('and was completed with them keeps its surplus until they’re cancelled', async () => {
    const levy = await completedBefore((await begun())._id)
    expect(levy.can.steps).toEqual(['cancel', 'reopen'])
    const { cents } = levy.surplus!
    for (const step of ['refund', 'toReserve'] as const)
      expect(await on.levies.refused(levy, { step, cents })).toEqual([409, waits])
    const cancelling = on.levies.cancels(levy.toCome.cents)
    const settled = await on.levies.step(levy, { step: 'cancel', cancelling })
    expect(settled.can.steps).toEqual(['reopen', 'refund'])
    expect((await on.levies.refused(settled, { step: 'cancel', cancelling }))[0]).toBe(409)
    expect((await on.levies.step(settled, { step: 'refund', cents })).money.refundedCents).toBe(cents)
  })
})
