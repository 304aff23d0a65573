import { afterEach, beforeEach } from 'vitest'
import type { InBuilding } from '../context.ts'
import type { ChargeType } from '../../law/law.ts'
import { openWorld, type World } from './world.ts'
import { findCurrentBuilding } from '../features/buildings/buildings.ts'
import {
  chartOf,
  charge,
  holdingsOn,
  placePayment,
  recordPayment,
  settleHoldings,
  verifyLedger,
} from '../features/ledger/ledger.ts'

/** The books of Harbour View in a world, with its holdings open, and short ways to charge and to pay. */
export const openBooks = async (world: World) => {
  const inside = async (): Promise<InBuilding> => ({
    ...world.context(),
    building: (await findCurrentBuilding(world.platform.db, world.cast.buildings.harbour))!,
  })
  const ctx = await inside()
  await settleHoldings(ctx)
  const { funds, accounts } = await chartOf(ctx)
  const query = async (text: string, values: unknown[] = []) => (await world.connection.pool.query(text, values)).rows
  const held = await holdingsOn(ctx, '2026-11-20')
  const units = await query('select id, unit_number as number from units where building_id = $1', [ctx.building._id])
  const holdingOf = (number: string): string => held.get(units.find((unit) => unit.number === number)!.id)!

  let sequence = 0
  /** Charges a debt, by its part in the operating fund and in the reserve; answers its id. */
  const owes = async (holdingId: string, type: ChargeType, dueOn: string, cents: number, reserveCents = 0) => {
    const accountId = accounts.fees
    const parts = [
      { fundId: funds.operating, accountId, cents },
      ...(reserveCents > 0 ? [{ fundId: funds.reserve, accountId, cents: reserveCents }] : []),
    ]
    const source = `charge:${(sequence += 1)}`
    const of = { words: `${type} of ${dueOn}`, authority: 'Budget 2027' }
    return (await charge(ctx, [{ holdingId, type, dueOn, source, parts, ...of }])).get(source)!
  }
  /** A payment that came in on a day. */
  const comesIn = async (cents: number, day: string, memo: string | null = null) =>
    (await recordPayment(ctx, {
      ...{ cents, day, valueDay: day, way: 'eTransfer', payer: 'A payer', memo },
      source: `bank:${(sequence += 1)}`,
    }))!
  /** A payment of a holding; answers the payment and the receipt. */
  const pays = async (holdingId: string, cents: number, day: string, instruction: string | null = null) => {
    const paymentId = await comesIn(cents, day)
    return { paymentId, receiptId: await placePayment(ctx, { paymentId, holdingId, cents, day, instruction }) }
  }
  /** What is open of debts, by id. */
  const openOf = async (...ids: readonly string[]): Promise<number[]> => {
    const rows = await query('select id, open_cents::integer as open from ledger_items where id = any($1::uuid[])', [
      ids,
    ])
    return ids.map((id) => rows.find((row) => row.id === id)!.open)
  }
  /** What holdings have paid ahead. */
  const creditOf = async (holdingId: string): Promise<number> =>
    (
      await query(
        `select coalesce(sum(left_cents), 0)::integer as credit from ledger_receipts
         where holding_id = $1 and undone_entry_id is null`,
        [holdingId],
      )
    )[0].credit
  return { ctx, inside, funds, accounts, query, holdingOf, owes, comesIn, pays, openOf, creditOf }
}

/** What a test of debts works with: its world, the books, and the holding of unit 703, which is Olivia's. */
interface Opened {
  world: World
  books: Awaited<ReturnType<typeof openBooks>>
  olivia: string
}

/** Opens the books for each test; whatever a test does, they must add up after it. */
export const withBooks = (): Opened => {
  const opened = {} as Opened
  beforeEach(async () => {
    opened.world = await openWorld()
    opened.books = await openBooks(opened.world)
    opened.olivia = opened.books.holdingOf('703')
  })
  afterEach(async () => {
    const { fault } = await verifyLedger(opened.books.ctx)
    await opened.world.close()
    if (fault) throw new Error(`${fault.what}: ${fault.why}`)
  })
  return opened
}
