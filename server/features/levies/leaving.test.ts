/** What a sale says of special levies before it is recorded: which instalments pass to the next owners. */
import { beforeEach, expect, it } from 'vitest'
import { units } from '../../../contract/units.ts'
import { deskOf, tieOf } from '../../testing/moves.ts'
import { completeHarbour } from '../../testing/lots.ts'
import { addPerson, startOwnership } from '../units/units.ts'
import { settleHoldings } from '../ledger/ledger.ts'
import { withLevies } from './testing/levies.ts'

const on = withLevies()
beforeEach(() => completeHarbour(on.world))

const buyers = [{ firstName: 'Noor', lastName: 'Nakamura', email: 'noor.nakamura@mail.example' }]
const passing = /Special levy instalments of [^"]*? pass to the next owners\./g

/** Plans a sale of unit 703; answers what it says of instalments. */
const planned = async (completesOn: string, sellers: readonly string[] = ['Olivia Owner']): Promise<string[]> => {
  const { mandeep } = on.levies.desk
  const moves = await deskOf(mandeep, '703')
  const sellerIds = sellers.map((name) => tieOf(moves, name, 'owner'))
  const body = { completesOn, sellerIds, endingIds: [], buyers }
  const { status, text } = await mandeep.try(units.planSale, { params: { id: moves.unit._id }, body })
  expect(status).toBe(200)
  return text.match(passing) ?? []
}

const addCoOwner = async (): Promise<void> => {
  const personId = await addPerson(on.books.ctx, { firstName: 'Ann', lastName: 'Also' })
  await startOwnership(on.books.ctx, { unitId: await on.levies.unitId('703'), personId, from: '2025-01-01' })
  await settleHoldings(on.books.ctx)
}

it.each([
  ['2026-11-20', ['Special levy instalments of $4,345.26 due from Mar 1, 2027 pass to the next owners.']],
  ['2027-03-02', ['Special levy instalments of $2,896.84 due from Jun 1, 2027 pass to the next owners.']],
  ['2027-06-01', ['Special levy instalments of $2,896.84 due from Jun 1, 2027 pass to the next owners.']],
  ['2027-09-02', []],
])('row 6: a sale on %s names the instalments due from that day on', async (day, words) => {
  await on.levies.approved()
  expect(await planned(day)).toEqual(words)
})

it('an instalment that was charged, and a levy that isn’t approved, pass to no one', async () => {
  await on.levies.drafted({ name: 'Lobby' })
  expect(await planned('2026-11-20')).toEqual([])
  await on.levies.approved({ dueDays: ['2026-11-20', '2027-03-01'] })
  expect(await planned('2026-11-20')).toEqual([
    'Special levy instalments of $2,172.63 due from Mar 1, 2027 pass to the next owners.',
  ])
})

it('two owners who sell together read it once, and a sale of one’s share says nothing', async () => {
  await on.levies.approved()
  await addCoOwner()
  expect(await planned('2026-11-20', ['Olivia Owner', 'Ann Also'])).toHaveLength(1)
  expect(await planned('2026-11-20', ['Olivia Owner'])).toEqual([])
})

it('an owner who moves out and still owns the unit keeps it, and a tenant never had it', async () => {
  await on.levies.approved()
  const { mandeep } = on.levies.desk
  const planOf = async (unitNumber: string) => {
    const moves = await deskOf(mandeep, unitNumber)
    const tieIds = moves.ties.filter(({ occupiesUnit }) => occupiesUnit).map(({ _id }) => _id)
    expect(tieIds.length).toBeGreaterThan(0)
    const body = { lastDay: '2026-11-30', tieIds }
    return mandeep.try(units.planMoveOut, { params: { id: moves.unit._id }, body })
  }
  for (const unitNumber of ['703', '305']) {
    const { status, text } = await planOf(unitNumber)
    expect([unitNumber, status, text.match(passing)]).toEqual([unitNumber, 200, null])
  }
})

it('is said to those who read the books only', async () => {
  await on.levies.approved()
  await on.books.query(`update buildings set permissions = '{"management":{"billing":false}}' where id = $1`, [
    on.books.ctx.building._id,
  ])
  expect(await planned('2026-11-20')).toEqual([])
})
