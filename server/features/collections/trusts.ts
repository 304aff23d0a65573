/** Amounts that owners dispute and paid into court, or to the corporation in trust (BC: Strata Property Act, s. 114). */
import type { CollectionStepOf } from '../../../contract/collections/bodies.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { actionOf, chosen, freshId, requireBeen } from './choosing.ts'
import type { Account, Caller } from './facts.ts'
import { inTrust } from './gate/rules.ts'
import { openOf } from './known.ts'
import { noteStep } from './record.ts'
import { endAction, insertAction } from './store.ts'

/** Records that charges are held in trust until a dispute is over; 400 by field. */
export const takeTrust = async (tx: Caller, account: Account, step: CollectionStepOf<'trust'>): Promise<void> => {
  const charges = chosen(account, step.chargeIds)
  const held = inTrust(account.facts)
  const twice = charges.find(({ _id }) => held.has(_id))
  if (twice) throw InvalidField('chargeIds', `“${twice.words}” is held in trust already`)
  const { on, heldBy, words } = step
  requireBeen(tx, 'on', on)
  await insertAction(
    tx.db,
    tx.building._id,
    { ...{ _id: freshId(tx), holdingId: account._id, kind: 'trust', on, words, heldBy }, charges },
    tx.now,
  )
  const cents = openOf({ charges })
  await noteStep(tx, account, 'trust', { cents, on, heldBy, words })
}

/** Records how a dispute ended and who got the money; 404 for another account's, 409 where it ended. */
export const endTrust = async (
  tx: Caller,
  account: Account,
  { trustId, on, outcome, words }: CollectionStepOf<'endTrust'>,
): Promise<void> => {
  const trust = actionOf(account, 'trust', trustId)
  if (trust.endedOn !== null) throw Conflict('This trust has ended.')
  requireBeen(tx, 'on', on, { day: trust.on, words: 'This date is before the money was paid in' })
  await endAction(tx.db, tx.building._id, trust._id, { _id: freshId(tx), on, words, outcome })
  await noteStep(tx, account, 'endTrust', { cents: trust.cents, on, outcome, words })
}
