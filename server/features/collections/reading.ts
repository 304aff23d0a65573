/** Accounts in arrears as those who read the books see them, and the owners of each. */
import type { CollectionQuery } from '../../../contract/collections.ts'
import type {
  Claim,
  Collection,
  CollectionSummary,
  Demand,
  HeldInTrust,
  Lien,
  PaymentPlan,
  Remedy,
} from '../../../contract/collections/collection.ts'
import { keepsBooks } from '../../../contract/role-rights.ts'
import { collectionRules, deemedReceivedOn, reasonOf } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import { booksOf, owedOf, requireReader } from '../ledger/ledger.ts'
import { readAccounts, requireAccount, type Account, type ById, type Caller } from './facts.ts'
import { demandedFor, figureFor, inTrust, missingFor, type Purpose } from './gate/rules.ts'
import { openOf, type JudgedDemand, type KnownAction, type KnownNamed } from './known.ts'
import { instalmentsOn, paidOf, planStateOn } from './plans/rules.ts'
import { limitationAmong } from './limitation/rules.ts'
import { lienPaidOn, nextOf, releaseBy, stageOf, stepsFor } from './rules.ts'

/** Sums up an account: what is overdue, how far it is and what comes next. */
export const summed = (ctx: InBuilding, { _id, unit, owners, facts, version }: Account): CollectionSummary => {
  const { jurisdiction } = ctx.building
  const { dueCents, ages, dueSince } = owedOf(facts.overdue, jurisdiction, facts.today)
  const held = inTrust(facts)
  const lienable = facts.overdue.filter((charge) => charge.isLienable && !held.has(charge._id))
  const lienableCents = openOf({ charges: lienable })
  return {
    ...{ _id, unit, owners, isCurrent: facts.isCurrent, dueCents, ages, lienableCents, dueSince, version },
    stage: stageOf(facts),
    next: nextOf(jurisdiction, facts),
    limitation: limitationAmong(facts),
  }
}

/** Lists the accounts in arrears by unit, or those that were; 403 for who doesn't read the books. */
export const listCollections = async (
  ctx: Caller,
  { query }: { query: CollectionQuery },
): Promise<CollectionSummary[]> => {
  requireReader(ctx)
  const all = (await readAccounts(ctx)).map((one) => summed(ctx, one))
  return all.filter(({ stage }) => (stage === 'settled') === (query.shows === 'settled'))
}

const named = (charges: readonly KnownNamed[]) => charges.map(({ settledOn: _settledOn, paid: _paid, ...one }) => one)

/** Shows a demand with its deliveries. */
const demandShown = (ctx: InBuilding, { letters }: Account, judged: JudgedDemand): Demand => {
  const { action, receivers, copies, receivedOn, expiresOn } = judged
  const letter = action.letterId === null ? null : letters.get(action.letterId)!
  return {
    ...{ _id: action._id, on: action.on, forLien: action.forLien, forAction: action.forAction },
    ...{ charges: named(action.charges), cents: action.cents, openCents: openOf(action), receivedOn, expiresOn },
    letter: letter && { _id: letter._id, runId: letter.runId, state: letter.state, addressees: [...receivers] },
    outside: action.method && { method: action.method, words: action.words },
    copies: copies.map(({ mortgagee, givenOn }) => {
      const given = action.copies.find(({ mortgageeId }) => mortgageeId === mortgagee._id)
      if (!given) return { mortgagee, given: null }
      const { method, on } = given
      const deemedOn = deemedReceivedOn(ctx.building.jurisdiction, { method, sentOn: on })
      return { mortgagee, given: { method, on, deemedOn, counts: givenOn !== null } }
    }),
    ...{ withdrawnOn: action.endedOn, withdrawnBecause: action.endWords },
  }
}

/** Shows a plan with how it is kept. */
export const planShown = (plan: KnownAction, today: string): PaymentPlan => ({
  ...{ _id: plan._id, on: plan.on, request: plan.words, decidedOn: plan.decidedOn!, decision: plan.decision },
  ...{ charges: named(plan.charges), cents: plan.cents, paidCents: paidOf(plan) },
  instalments: instalmentsOn(plan.instalments, paidOf(plan), today),
  state: planStateOn(plan, today),
  ...{ endedOn: plan.endedOn, endedBecause: plan.endWords },
})

const trustShown = ({ _id, on, heldBy, words, charges, cents, ...one }: KnownAction): HeldInTrust => ({
  ...{ _id, on, heldBy: heldBy!, words, charges: named(charges), cents },
  ended: one.endedOn === null ? null : { on: one.endedOn, outcome: one.outcome!, words: one.endWords },
})

/** Shows a lien with when it must be removed. */
export const lienShown = ({ building }: InBuilding, lien: KnownAction): Lien => ({
  ...{ _id: lien._id, preparedOn: lien.on, decidedOn: lien.decidedOn!, decision: lien.decision },
  ...{ charges: named(lien.charges), cents: lien.cents, openCents: openOf(lien) },
  ...{ registeredOn: lien.registeredOn, number: lien.number, paidOn: lienPaidOn(lien) },
  releaseBy: lien.endedOn === null ? releaseBy(building.jurisdiction, lien) : null,
  ...{ releasedOn: lien.endedOn, releaseNumber: lien.endNumber },
})

/** Shows a claim with how it ended. */
export const claimShown = (claim: KnownAction): Claim => ({
  ...{ _id: claim._id, forum: claim.forum!, on: claim.on, number: claim.number },
  ...{ decidedOn: claim.decidedOn!, decision: claim.decision },
  ...{ charges: named(claim.charges), cents: claim.cents, openCents: openOf(claim) },
  ended: claim.endedOn === null ? null : { on: claim.endedOn, words: claim.endWords },
})

const remedyFor = ({ building }: InBuilding, { facts }: Account, purpose: Purpose): Remedy => {
  const charges = figureFor(purpose, building.jurisdiction, facts)
  return {
    charges: charges.map(({ isLienable: _is, limitation: _limitation, ...one }) => ({ ...one, cents: one.openCents })),
    cents: openOf({ charges }),
    missing: missingFor(purpose, building.jurisdiction, facts),
  }
}

const dueOf = ({ facts }: Account): Collection['charges'] => {
  const [forLien, forAction, held] = [demandedFor('lien', facts), demandedFor('claim', facts), inTrust(facts)]
  return facts.overdue.map((one) => ({
    ...one,
    isDemandedForLien: forLien.has(one._id),
    isDemandedForAction: forAction.has(one._id),
    isInTrust: held.has(one._id),
  }))
}

/** Shows an account with everything that was done about it. */
export const shown = async (ctx: Caller, account: Account): Promise<Collection> => {
  const { facts, allDemands } = account
  const { charge, Charge, registerForm, releaseForm, secures } = collectionRules(ctx.building.jurisdiction)
  const of = (kind: KnownAction['kind']) => facts.actions.filter((one) => one.kind === kind)
  return {
    ...summed(ctx, account),
    charges: dueOf(account),
    demands: allDemands.map((one) => demandShown(ctx, account, one)),
    plans: of('plan').map((one) => planShown(one, facts.today)),
    trusts: of('trust').map(trustShown),
    // An amount that was set and never registered says nothing once it is dropped.
    liens: of('lien')
      .filter(({ registeredOn, endedOn }) => registeredOn !== null || endedOn === null)
      .map((one) => lienShown(ctx, one)),
    claims: of('claim').map(claimShown),
    lien: remedyFor(ctx, account, 'lien'),
    claim: remedyFor(ctx, account, 'claim'),
    words: { charge, Charge, registerForm, releaseForm, secures: reasonOf(secures) },
    howToPay: (await booksOf(ctx.db, ctx.building._id)).howToPay,
    steps: keepsBooks(ctx) ? stepsFor(facts) : [],
  }
}

/** Gets an account with what was done about it; refusals as `requireAccount`. */
export const getCollection = async (ctx: Caller, { params }: ById): Promise<Collection> =>
  shown(ctx, await requireAccount(ctx, params.id))
