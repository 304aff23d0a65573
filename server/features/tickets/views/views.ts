/** Filters of the desk that somebody keeps for themselves. They are nobody else's business, so no history names them. */
import { ticketViewsMost } from '../../../../contract/limits/tickets.ts'
import type { KeptFilter, TicketView, ViewChange, ViewDraft } from '../../../../contract/tickets/views.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict, InvalidField, orNotFound, requireVersion } from '../../../http/errors.ts'
import { requireUnits } from '../../units/units.ts'
import { vendorBy } from '../../vendors/vendors.ts'
import type { ById, Caller } from '../reading.ts'
import {
  deleteView,
  insertView,
  lockViews,
  selectView,
  selectViews,
  updateNoDefault,
  updateView,
  viewNameConstraint,
  type Keeper,
} from './store.ts'

export { deleteViewsOf } from './store.ts'

const keeperOf = ({ building, account }: Caller): Keeper => ({ buildingId: building._id, accountId: account._id })

/** The filters that the caller keeps here, by name. */
export const listViews = (ctx: Caller): Promise<TicketView[]> => selectViews(ctx.db, keeperOf(ctx))

const requireView = async (tx: Caller, id: string): Promise<TicketView> =>
  orNotFound(await selectView(tx.db, keeperOf(tx), id))

/** What a filter names is of this building; 404 for anything next door. */
const requireNamed = async (tx: Caller, { unitId, vendorId }: KeptFilter): Promise<void> => {
  if (unitId !== undefined) await requireUnits(tx, [unitId])
  if (vendorId !== undefined) await vendorBy(tx, vendorId)
}

/** Another of theirs has the name: said where it was typed. */
const sayingWhoseName = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (violates(error, viewNameConstraint)) throw InvalidField('name', 'You already have a filter with this name')
    throw error
  }
}

/** Keeps a filter; 400 where another of the caller's has the name, 409 where they keep as many as they may. */
export const keepView = (ctx: Caller, { body }: { body: ViewDraft }): Promise<TicketView> =>
  sayingWhoseName(() =>
    inTransaction(ctx, async (tx) => {
      const keeper = keeperOf(tx)
      await lockViews(tx.db, keeper)
      await requireNamed(tx, body.filter)
      if ((await selectViews(tx.db, keeper)).length >= ticketViewsMost)
        throw Conflict(`You already have ${ticketViewsMost} filters. Delete one you no longer need.`)
      const _id = newId(Date.parse(tx.now))
      if (body.isDefault) await updateNoDefault(tx.db, keeper, _id)
      await insertView(tx.db, keeper, { ...body, _id })
      return requireView(tx, _id)
    }),
  )

/** Renames a filter, or lets the desk open with it in place of another; 409 with the present one for a stale version. */
export const changeView = (ctx: Caller, { params, body }: ById & { body: ViewChange }): Promise<TicketView> =>
  sayingWhoseName(() =>
    inTransaction(ctx, async (tx) => {
      const keeper = keeperOf(tx)
      await lockViews(tx.db, keeper)
      requireVersion(await requireView(tx, params.id), body.version)
      if (body.isDefault) await updateNoDefault(tx.db, keeper, params.id)
      await updateView(tx.db, keeper, params.id, body)
      return requireView(tx, params.id)
    }),
  )

/** Keeps a filter no longer. */
export const dropView = (ctx: Caller, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    await requireView(tx, params.id)
    await deleteView(tx.db, keeperOf(tx), params.id)
    return undefined
  })
