/** Charging a cancelled charge again, as it was: with its funds, its accounts and what it is a share of. */
import { Conflict } from '../../../http/errors.ts'
import { againSource, selectToChargeAgain } from '../debts/again-store.ts'
import { charge } from '../debts/charging.ts'
import { spendCredit } from '../debts/paying.ts'
import type { Caller } from './access.ts'
import { tellCharged } from './messages.ts'
import { todayIn } from './reading.ts'

/**
 * Charges a cancelled charge of an account again, once, and notifies the owners; answers what the history says of it. 409
 * for one that isn't cancelled or was charged again before, and for a locked month.
 */
export const chargeAgain = async (
  tx: Caller,
  { holdingId, itemId }: { holdingId: string; itemId: string },
): Promise<Record<string, unknown>> => {
  const refusal = 'This charge can’t be charged again: it isn’t cancelled, or it was charged again before.'
  const found = await selectToChargeAgain(tx.db, tx.building._id, { holdingId, itemId })
  if (found === null) throw Conflict(refusal)
  const { cents, ...as } = found
  const source = againSource(itemId)
  const made = (await charge(tx, [{ ...as, holdingId, source }])).get(source)
  if (made === undefined) throw Conflict(refusal)
  await tellCharged(tx, made)
  await spendCredit(tx, todayIn(tx), holdingId)
  const { words, type, dueOn, authority } = found
  return { words, type, dueOn, authority, cents }
}
