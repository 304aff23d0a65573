/** The ledger of a building: every cent in a fund, entered once, explained by its source, and never changed. */
import type { Ctx, InBuilding } from '../../context.ts'
import { insertBooks, selectChart, type Chart } from './store.ts'

export { charge, undoCharge } from './debts/charging.ts'
export { allocate, allocateSilently, placePayment, recordPayment, returnPayment } from './debts/paying.ts'
export { statementOf } from './debts/statements.ts'
export { holdingsOn, settleHoldings } from './holdings/holdings.ts'
export { post, type NewEntry } from './posting.ts'
export type { Line } from './sealing.ts'
export { verifyLedger } from './verifying.ts'

/** Opens the books of a new building. */
export const foundLedger = (tx: Ctx, buildingId: string): Promise<void> => insertBooks(tx.db, buildingId, tx.now)

/** Reads the funds and accounts that every building has. */
export const chartOf = (ctx: InBuilding): Promise<Chart> => selectChart(ctx.db, ctx.building._id)
