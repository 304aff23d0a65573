/** The sum behind an instalment: on the account, on its statement once it is paid, and on the owner's levy. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ledger } from '../../../../contract/ledger.ts'
import { levies } from '../../../../contract/levies.ts'
import { completeHarbour } from '../../../testing/lots.ts'
import { withLevies } from '../testing/levies.ts'

const on = withLevies()
const params = () => ({ params: { id: on.olivia } })

it('an instalment says which part of which share it is, also once it is paid', async () => {
  await completeHarbour(on.world)
  await on.levies.approved({ dueDays: ['2026-11-20', '2027-03-01', '2027-06-01'] })
  const { olivia } = on.levies.desk
  const share = {
    ...{ fund: 'levy', group: null, cents: 144_842, wholeCents: 25_000_000, weight: 103, weights: 5926 },
    instalment: { shareCents: 434_526, nth: 1, of: 3 },
  }
  expect((await olivia.call(ledger.holding, params())).charges).toMatchObject([{ shares: [share] }])
  await on.levies.pays('703', 144_842)
  expect((await olivia.call(ledger.holding, params())).charges).toEqual([])
  for (const reader of [olivia, on.levies.desk.mandeep]) {
    const { lines } = await reader.call(ledger.statement, { ...params(), query: {} })
    expect(lines.map(({ cents, shares }) => [cents, shares])).toEqual([
      [144_842, [share]],
      [-144_842, []],
    ])
  }
  const [own] = await olivia.call(levies.mine)
  expect(own!.shares.at(-1)).toMatchObject({ weighed: { weight: 103, weights: 5926 } })
})

it('one that is divided in another way has no sum, but its share', async () => {
  const shares = [
    { unitId: await on.levies.unitId('703'), cents: 60_000 },
    { unitId: await on.levies.unitId('101'), cents: 40_000 },
  ]
  const levy = { division: 'otherFair', totalCents: 100_000, shares, dueDays: ['2026-11-20'] }
  await on.levies.approved(levy)
  const { olivia } = on.levies.desk
  expect((await olivia.call(ledger.holding, params())).charges[0]!.shares).toEqual([
    {
      ...{ fund: 'levy', group: null, cents: 60_000, wholeCents: 100_000, weight: null, weights: null },
      instalment: { shareCents: 60_000, nth: 1, of: 1 },
    },
  ])
  expect((await olivia.call(levies.mine))[0]!.shares[0]!.weighed).toBeNull()
})

it('an owner sees of each instalment what is paid and what is due', async () => {
  await completeHarbour(on.world)
  await on.levies.approved({ dueDays: ['2026-11-19', '2026-11-20', '2027-06-01'], totalCents: 300 * 5926 })
  const mine = async () => {
    const [own] = await on.levies.desk.olivia.call(levies.mine)
    return own!.shares.at(-1)!.instalments.map(({ state, paidCents, openCents }) => [state, paidCents, openCents])
  }
  const coming = ['toCome', 0, 0]
  expect(await mine()).toEqual([['charged', 0, 10_300], ['charged', 0, 10_300], coming])
  await on.levies.pays('703', 12_000)
  expect(await mine()).toEqual([['charged', 10_300, 0], ['charged', 1700, 8600], coming])
})

it('instalments charged before this was kept follow from their levies', async () => {
  await completeHarbour(on.world)
  await on.levies.approved({ dueDays: ['2026-11-20', '2027-03-01'] })
  const migration = new URL('../../../db/migrations/20261213T0410_instalment_shares.sql', import.meta.url)
  const text = readFileSync(migration, 'utf8')
  const before = text.slice(text.indexOf('select c.building_id')).trim().replace(/;$/, '')
  const kept = `select building_id, item_id, fund_id, position, cents, whole_cents, weight, weights, share_cents, nth,
    instalments from ledger_item_shares`
  expect(await on.books.query(kept)).toHaveLength(64)
  expect(await on.books.query(`(${before}) except (${kept})`)).toEqual([])
  expect(await on.books.query(`(${kept}) except (${before})`)).toEqual([])
})
