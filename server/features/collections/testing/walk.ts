/** For the walks: an account of the caller's building with an overdue fee, and complete bodies. */
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { buildingOf, someUnit, type FeatureWalk, type Ids } from '../../../testing/walk.ts'
import type { World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { charge, chartOf, holdingsOn, settleHoldings } from '../../ledger/ledger.ts'
import { addMortgagee } from '../../mortgagees/mortgagees.ts'
import { selectSettings } from '../reminders/store.ts'
import { holdFile, insertAction } from '../store.ts'

const dueOn = '2026-11-02'

const collectionRecord = async (world: World, who: Caller): Promise<Ids> => {
  const ctx = { ...world.context(), building: (await findCurrentBuilding(world.platform.db, buildingOf(who)))! }
  await settleHoldings(ctx)
  const [id] = (await holdingsOn(ctx, dueOn)).values()
  const { funds, accounts } = await chartOf(ctx)
  const source = `walk:${newId()}`
  const fee = { holdingId: id!, type: 'strataFee', words: 'Walk', authority: 'Budget', dueOn } as const
  const parts = [{ fundId: funds.operating, accountId: accounts.otherIncome, cents: 3000 }]
  const chargeIds = (await charge(ctx, [{ ...fee, source, parts }])).get(source)!
  const actionId = newId()
  const version = await holdFile(ctx.db, ctx.building._id, id!)
  const demand = { _id: actionId, holdingId: id!, kind: 'demand', on: dueOn, method: 'mail', forLien: true } as const
  await insertAction(ctx.db, ctx.building._id, { ...demand, charges: [{ _id: chargeIds, openCents: 3000 }] }, ctx.now)
  // Each of these is looked for among what was done about the account.
  const theirs = { demandId: actionId, planId: actionId, trustId: actionId, lienId: actionId, claimId: actionId }
  const { id: unitId } = await someUnit(world, who)
  const lender = { lender: `Walk ${newId()}`, address: '200 Harbour Street', email: '', reference: '' }
  const { _id: mortgageeId } = await addMortgagee(ctx, {
    body: { ...lender, unitId: unitId!, requestedOn: '2026-10-01' },
  })
  return { id: id!, chargeIds, ...theirs, mortgageeId, addresseeId: actionId, version: String(version) }
}

const settingsRecord = async (world: World, who: Caller): Promise<Ids> => ({
  version: String((await selectSettings(world.platform.db, buildingOf(who))).version),
})

export const walk: FeatureWalk = {
  records: { collections: collectionRecord, 'collection-settings': settingsRecord },
  bodies: {
    'POST /api/collections/:id/steps': ({ chargeIds, version }) => ({
      ...{ step: 'recordDemand', chargeIds: [chargeIds], forLien: true, forAction: true, on: '2026-11-10' },
      ...{ method: 'mail', words: 'Mailed by the manager.', version: Number(version) },
    }),
    'POST /api/collection-settings': ({ version }) => ({ reminderDays: [5], version: Number(version) }),
  },
}
