/** Liens: the one figure by council's decision, its registration on title, and its removal once it is paid. */
import type { CollectionStepOf } from '../../../contract/collections/bodies.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { collectionRules } from '../../../law/law.ts'
import { Conflict, Refusal } from '../../http/errors.ts'
import { actionOf, freshId, requireBeen } from './choosing.ts'
import { todayIn, type Account, type Caller } from './facts.ts'
import { figureFor, inTrust, missingFor, nameableOf, type Purpose } from './gate/rules.ts'
import { openOf, type KnownAction, type KnownNamed, type OverdueCharge } from './known.ts'
import { tellOwners } from './messages.ts'
import { planInForce } from './plans/rules.ts'
import { noteStep } from './record.ts'
import { preparedLien } from './rules.ts'
import { endAction, insertAction, updateRegistered } from './store.ts'

/**
 * Finds the charges that a lien or a claim may name on a day, by what was on file then, with the figure that the caller saw.
 * 409 with everything that is missing, and where the figure is another by now.
 */
export const requireFigure = (
  tx: Caller,
  account: Account,
  purpose: Purpose,
  { on, cents }: { on: LocalDate; cents: number },
): OverdueCharge[] => {
  const { jurisdiction } = tx.building
  const facts = { ...account.facts, today: on }
  const missing = missingFor(purpose, jurisdiction, facts)
  if (missing.length === 0) {
    const charges = figureFor(purpose, jurisdiction, facts)
    if (openOf({ charges }) !== cents)
      throw Conflict(`The amount is ${formatMoney(openOf({ charges }))} now. Check it, then try again.`)
    return charges
  }
  const what = purpose === 'lien' ? `A ${collectionRules(jurisdiction).charge}` : 'A claim'
  throw new Refusal(409, 'STEPS_MISSING', `${what} may not follow yet: ${missing[0]!.words}`, { missing })
}

/**
 * Sets the figure that is registered (BC: Strata Property Act, s. 116): what is open of the charges that a demand named whose
 * period is over, and no more than it named, without costs. 409 with everything that is missing, and while another is set.
 */
export const prepareLien = async (
  tx: Caller,
  account: Account,
  { cents, decidedOn, decision }: CollectionStepOf<'prepareLien'>,
): Promise<void> => {
  const on = todayIn(tx)
  const { charge } = collectionRules(tx.building.jurisdiction)
  if (preparedLien(account.facts.actions))
    throw Conflict(`The ${charge} amount is already set. Register it, or withdraw it.`)
  const charges = requireFigure(tx, account, 'lien', { on, cents })
  requireBeen(tx, 'decidedOn', decidedOn)
  await insertAction(
    tx.db,
    tx.building._id,
    { ...{ _id: freshId(tx), holdingId: account._id, kind: 'lien', on, decidedOn, decision }, charges },
    tx.now,
  )
  await noteStep(tx, account, 'prepareLien', { cents, decidedOn, decision })
}

const lienOf = (account: Account, id: string): KnownAction => {
  const lien = actionOf(account, 'lien', id)
  if (lien.endedOn !== null) throw Conflict('This was already withdrawn or removed.')
  return lien
}

const requireUnregistered = (lien: KnownAction): void => {
  if (lien.registeredOn !== null) throw Conflict('This is registered already.')
}

/** Withdraws a figure that wasn't registered; 404 for another account's. */
export const dropLien = async (
  tx: Caller,
  account: Account,
  { lienId, reason }: CollectionStepOf<'dropLien'>,
): Promise<void> => {
  const lien = lienOf(account, lienId)
  requireUnregistered(lien)
  await endAction(tx.db, tx.building._id, lien._id, { _id: freshId(tx), on: todayIn(tx), words: reason })
  await noteStep(tx, account, 'dropLien', { cents: lien.cents, reason })
}

/** What was open of a charge at the end of a day: what is open now, and what was paid after it. */
const openOnDay = ({ openCents, paid }: KnownNamed, day: LocalDate): number =>
  openCents + paid.reduce((sum, one) => (one.day > day ? sum + one.cents : sum), 0)

/**
 * Everything that a lien rests on must still be on file as of its registration: the gate, without the lien itself. A lien for
 * a wrong amount is void, so each charge must be nameable that day as it was set.
 */
const requireGrounds = (tx: Caller, account: Account, lien: KnownAction, on: LocalDate): void => {
  const { jurisdiction } = tx.building
  const { charge } = collectionRules(jurisdiction)
  if (account.to !== null && account.to < on)
    throw Conflict(`These owners had sold the unit by then, so a ${charge} can’t secure their debt.`)
  const facts = { ...account.facts, today: on, actions: account.facts.actions.filter(({ _id }) => _id !== lien._id) }
  if (planInForce(facts.actions, on)) throw Conflict('A payment plan was in place that day. Withdraw the amount.')
  const held = inTrust(facts)
  if (lien.charges.some(({ _id }) => held.has(_id)))
    throw Conflict('A part of this amount was held in trust that day. Withdraw it and set the amount again.')
  const nameable = nameableOf('lien', jurisdiction, facts)
  const nameableThen = (one: KnownNamed): number => nameable({ _id: one._id, openCents: openOnDay(one, on) })
  const changed = lien.charges.find((one) => nameableThen(one) !== one.cents)
  if (!changed) return
  if (nameable({ _id: changed._id, openCents: changed.cents }) < changed.cents)
    throw Conflict('The demand that this rests on was withdrawn or doesn’t count. Withdraw the amount.')
  throw Conflict(
    `${formatMoney(nameableThen(changed))} of “${changed.words}” was owed that day, not ${formatMoney(changed.cents)}. A wrong amount can void the registration: withdraw the amount and set it again.`,
  )
}

/**
 * Records that a lien was registered. 409 where the unit was sold, a plan or a trust is in the way, the demand doesn't count
 * any more, or another amount was owed that day.
 */
export const registerLien = async (
  tx: Caller,
  account: Account,
  { lienId, on, number }: CollectionStepOf<'registerLien'>,
): Promise<void> => {
  const lien = lienOf(account, lienId)
  requireUnregistered(lien)
  requireBeen(tx, 'on', on, { day: lien.on, words: 'This date is before the amount was set' })
  requireGrounds(tx, account, lien, on)
  await updateRegistered(tx.db, tx.building._id, lien._id, { on, number })
  await noteStep(tx, account, 'registerLien', { cents: lien.cents, on, number })
  await tellOwners(tx, account, lien._id)
}

/** Records that a lien was removed (BC: Strata Property Act, s. 116 (6)); 404 for another account's, 409 where it isn't registered. */
export const releaseLien = async (
  tx: Caller,
  account: Account,
  { lienId, on, number }: CollectionStepOf<'releaseLien'>,
): Promise<void> => {
  const lien = lienOf(account, lienId)
  const { registeredOn } = lien
  if (registeredOn === null) throw Conflict('This isn’t registered. Withdraw it instead.')
  requireBeen(tx, 'on', on, { day: registeredOn, words: 'This date is before the registration' })
  const endId = freshId(tx)
  await endAction(tx.db, tx.building._id, lien._id, { _id: endId, on, words: '', number })
  await noteStep(tx, account, 'releaseLien', { cents: lien.cents, on, number })
  await tellOwners(tx, account, endId)
}
