/** Debts: what a holding is charged, in which funds, and what that rests on. */
import type { LocalDate } from '../../../../contract/time.ts'
import type { ChargeType } from '../../../../law/law.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict, NotFound, orNotFound } from '../../../http/errors.ts'
import { post, reverse, type NewEntry, type Poster } from '../posting.ts'
import { selectChart } from '../store.ts'
import { insertItems, lockHoldings, lockItem, undoItem, undoneConstraint } from './store.ts'

/** A debt to charge; `source` says what it stands for, such as `fee:2026-12:<unit>`. */
export interface Charge {
  holdingId: string
  type: ChargeType
  words: string
  /** What it rests on, such as "Budget 2027, approved on February 26, 2027". */
  authority: string
  dueOn: LocalDate
  /** The day it counts as income; the day it is due, unless it was due before the books began. */
  day?: LocalDate
  source: string
  /** Of interest: the late debt that it is on. */
  forItemId?: string
  /** By fund and account of income, or of tax; the parts of a fund are paid together. */
  parts: readonly { fundId: string; accountId: string; cents: number; share?: ShareOf }[]
}

/** What a part of a debt is a share of, or an instalment of a share: the whole, and the unit's weight among all weights. */
export interface ShareOf {
  /** The name of the units that share it; all of them without it. */
  group?: string
  wholeCents: number
  /** Without them, the whole is divided in another way. */
  weight?: number
  weights?: number
  instalment?: { shareCents: number; nth: number; of: number }
}

const sumOf = (parts: readonly { cents: number }[]): number => parts.reduce((sum, { cents }) => sum + cents, 0)

const entryOf = (receivableId: string, { holdingId, words, dueOn, day = dueOn, source, parts }: Charge): NewEntry => ({
  ...{ day, source, words },
  lines: parts.flatMap(({ fundId, accountId, cents }) => [
    { accountId: receivableId, fundId, holdingId, cents },
    { accountId, fundId, holdingId: null, cents: -cents },
  ]),
})

/**
 * Charges debts, all or none, each once: one that was charged before under the same source is left as it is. Answers the
 * ids of the new ones, by source. 404 for a holding of another building; 409 for a day in a month that is locked.
 */
export const charge = (ctx: Poster, wanted: readonly Charge[]): Promise<ReadonlyMap<string, string>> =>
  inTransaction(ctx, async (tx) => {
    const charges = [...new Map(wanted.map((one) => [one.source, one])).values()]
    const holdingIds = new Set(charges.map(({ holdingId }) => holdingId))
    if ((await lockHoldings(tx.db, tx.building._id, [...holdingIds])).size < holdingIds.size) throw NotFound()
    const { accounts } = await selectChart(tx.db, tx.building._id)
    const entries = await post(
      tx,
      charges.map((one) => entryOf(accounts.receivable, one)),
    )
    const items = charges.flatMap((one) => {
      const entryId = entries.get(one.source)
      if (entryId === undefined) return []
      return [{ ...one, _id: newId(Date.parse(tx.now)), cents: sumOf(one.parts), entryId }]
    })
    await insertItems(tx.db, tx.building._id, items)
    return new Map(items.map(({ source, _id }) => [source, _id]))
  })

/**
 * Undoes a debt that turned out not to be owed. 404 for a debt of another building; 409 for one that was undone before, and
 * where something paid it: that is undone first. What left a returned payment is owed until it is brought back: 409.
 */
export const undoCharge = async (ctx: Poster, { itemId, words }: { itemId: string; words: string }): Promise<void> => {
  try {
    await inTransaction(ctx, async (tx) => {
      const { entryId, isUndone, type } = orNotFound(await lockItem(tx.db, tx.building._id, itemId))
      if (isUndone) throw Conflict('This charge was already cancelled.')
      if (type === 'returnedCredit')
        throw Conflict(
          'This is owed for credit that was refunded or transferred. Undo that on the returned payment instead.',
        )
      await undoItem(tx.db, tx.building._id, itemId, await reverse(tx, { entryId, words }))
    })
  } catch (error) {
    throw violates(error, undoneConstraint)
      ? Conflict('Part of this charge has been paid. Undo the payment first.')
      : error
  }
}
