/** For the tenancy walk: an account that was charged and paid for a part, with complete bodies. */
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { buildingOf, type FeatureWalk, type Ids } from '../../../testing/walk.ts'
import type { World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { allocate, chartOf, charge, holdingsOn, placePayment, recordPayment, settleHoldings } from '../ledger.ts'
import { refundCredit } from '../debts/outflows.ts'
import { selectAllocationsOf } from '../debts/placed-store.ts'
import { selectBooks } from '../desk/books-store.ts'

const day = '2026-11-02'

const insideOf = async (world: World, who: Caller) => ({
  ...world.context(),
  building: (await findCurrentBuilding(world.platform.db, buildingOf(who)))!,
})

/** A holding of the caller's building that owes 10.00 of 30.00, and has 10.00 of a payment of 30.00 left less 1.00 refunded; 20.00 is paid. */
const ledgerRecord = async (world: World, who: Caller): Promise<Ids> => {
  const ctx = await insideOf(world, who)
  await settleHoldings(ctx)
  const [holdingId] = (await holdingsOn(ctx, day)).values()
  const { funds, accounts } = await chartOf(ctx)
  const parts = [{ fundId: funds.operating, accountId: accounts.otherIncome, cents: 3000 }]
  const source = `walk:${newId()}`
  const of = { holdingId: holdingId!, type: 'administration', words: 'Key', authority: 'Bylaw 3', dueOn: day } as const
  const chargeId = (await charge(ctx, [{ ...of, source, parts }])).get(source)!
  const paid = {
    way: 'cash',
    payer: `Payer ${newId()}`,
    memo: null,
    valueDay: day,
    day,
    source: `${source}:paid`,
  } as const
  const id = (await recordPayment(ctx, { ...paid, cents: 4000 }))!
  const placing = { paymentId: id, holdingId: holdingId!, cents: 3000, day, instruction: null }
  const receiptId = await placePayment(ctx, placing)
  await allocate(ctx, { receiptId, shares: [{ itemId: chargeId, cents: 2000 }], day, instruction: null })
  const refund = { holdingId: holdingId!, cents: 100, day, valueDay: day, way: 'cheque', reason: 'Sold' } as const
  const outflowId = await refundCredit(ctx, refund)
  const [allocation] = await selectAllocationsOf(ctx.db, ctx.building._id, receiptId)
  const { version } = await selectBooks(ctx.db, ctx.building._id)
  const ofHolding = { holdingId: holdingId!, toHoldingId: holdingId! }
  const theirs = { ...ofHolding, chargeId, receiptId, outflowId, allocationId: allocation!._id }
  return { id, ...theirs, version: String(version) }
}

const holdingRecord = async (world: World, who: Caller): Promise<Ids> => {
  const { id: _, ...ids } = await ledgerRecord(world, who)
  return { ...ids, id: ids['holdingId']! }
}

export const walk: FeatureWalk = {
  records: { ledger: ledgerRecord, 'ledger/holdings': holdingRecord },
  bodies: {
    'POST /api/ledger/holdings/:id/steps': ({ receiptId, chargeId }) => ({
      ...{ step: 'apply', receiptId, shares: [{ chargeId, cents: 500 }], instruction: 'For the key' },
    }),
    'POST /api/ledger/payments': ({ holdingId }) => ({
      ...{ cents: 1234, receivedOn: day, way: 'cheque', payer: `Payer ${newId()}`, place: { holdingId } },
    }),
    'POST /api/ledger/payments/:id/steps': ({ holdingId }) => ({ step: 'place', holdingId, cents: 100 }),
    'POST /api/ledger/books/steps': ({ version }) => ({
      ...{ step: 'sayHowToPay', words: `By e-Transfer ${newId()}`, version: Number(version) },
    }),
  },
}
