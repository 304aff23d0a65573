/** What owners read about the collection of what they owe. */
import type { MyCollection } from '../../../contract/collections/collection.ts'
import { collectionRules } from '../../../law/law.ts'
import { readAccounts, todayIn, type Account, type Caller } from './facts.ts'
import { ongoing, openOf } from './known.ts'
import { selectOwnHoldings } from './own-store.ts'
import { planInForce } from './plans/rules.ts'
import { claimShown, lienShown, planShown } from './reading.ts'
import { heldCents } from './sale/rules.ts'

const shownToOwners = (ctx: Caller, { _id, unit, facts }: Account): MyCollection => {
  const plan = planInForce(facts.actions, facts.today)
  return {
    ...{ _id, unit, charge: collectionRules(ctx.building.jurisdiction).charge },
    demands: facts.demands
      .filter(({ action }) => openOf(action) > 0)
      .map(({ action, expiresOn }) => ({
        ...{ _id: action._id, on: action.on, forLien: action.forLien, forAction: action.forAction },
        ...{ openCents: openOf(action), expiresOn },
      })),
    plan: plan && planShown(plan, facts.today),
    liens: ongoing(facts.actions, 'lien')
      .filter(({ registeredOn }) => registeredOn !== null)
      .map((one) => lienShown(ctx, one)),
    claims: ongoing(facts.actions, 'claim').map(claimShown),
    trustCents: heldCents(facts),
  }
}

const saysSomething = ({ demands, plan, liens, claims, trustCents }: MyCollection): boolean =>
  demands.length + liens.length + claims.length + trustCents > 0 || plan !== null

/** Lists what is done about the caller's own accounts; nothing where nothing is. */
export const listMine = async (ctx: Caller): Promise<MyCollection[]> => {
  const ids = await selectOwnHoldings(ctx.db, ctx.building._id, { accountId: ctx.account._id, today: todayIn(ctx) })
  if (ids.length === 0) return []
  return (await readAccounts(ctx, ids)).map((one) => shownToOwners(ctx, one)).filter(saysSomething)
}
