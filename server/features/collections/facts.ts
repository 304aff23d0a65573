/** Accounts in arrears with what was done about them, as today and the law judge them. */
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import { chargeRule, collectionRules, deemedReceivedOn, notGiven } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import { orNotFound } from '../../http/errors.ts'
import { followLetters, type FollowedLetter } from '../forms/forms.ts'
import { holdingsAmong, requireReader, type BooksCaller, type KnownHolding } from '../ledger/ledger.ts'
import { mortgageesCopied, type CopiedMortgagee } from '../mortgagees/mortgagees.ts'
import type { DemandReceiver, Facts, JudgedDemand, KnownAction } from './known.ts'
import { limitationOn } from './limitation/rules.ts'
import { followedFrom } from './rules.ts'
import { selectActions, selectCollected, selectOwners, selectVersions } from './store.ts'

export type Caller = BooksCaller
export type ById = { params: { id: string } }

/** Tells the building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** An account with what was done about it, judged. */
export interface Account extends Pick<KnownHolding, '_id' | 'unit' | 'owners'> {
  facts: Facts
  /** The last day on which these owners own the unit; null for today's. */
  to: LocalDate | null
  version: number
  /** All demands, also those that were withdrawn or failed. */
  allDemands: readonly JudgedDemand[]
  letters: ReadonlyMap<string, FollowedLetter>
}

type Addressee = FollowedLetter['addressees'][number]

const receiverOf = (ctx: InBuilding, { _id, name, deemedOn, way, method, sentOn }: Addressee): DemandReceiver => ({
  ...{ _id, name, deemedOn },
  isWaiting: way === 'paper' && sentOn === null,
  fault: method === null ? null : (notGiven(ctx.building.jurisdiction, method)?.why ?? null),
})

/** The last of the days; null where one isn't known, or there is none. */
const latest = (days: readonly (LocalDate | null)[]): LocalDate | null => {
  const known = days.flatMap((day) => day ?? [])
  return known.length < days.length
    ? null
    : known.reduce<LocalDate | null>((last, day) => (last && last > day ? last : day), null)
}

interface Around {
  letters: ReadonlyMap<string, FollowedLetter>
  mortgagees: readonly CopiedMortgagee[]
  owners: readonly { personId: string; name: string }[]
}

/** The lenders that must get a copy of a demand: those whose requests counted on its day, and those that got one. */
const copiesOf = (ctx: InBuilding, { on, copies }: KnownAction, { mortgagees }: Around): JudgedDemand['copies'] => {
  const { jurisdiction } = ctx.building
  if (collectionRules(jurisdiction).copy === null) return []
  const given = new Map(copies.map((copy) => [copy.mortgageeId, copy]))
  return mortgagees
    .filter(({ _id, from, until }) => given.has(_id) || (from <= on && (until === null || until >= on)))
    .map(({ _id, lender }) => {
      const copy = given.get(_id)
      return { mortgagee: { _id, lender }, givenOn: copy && !notGiven(jurisdiction, copy.method) ? copy.on : null }
    })
}

/** Judges a demand: when the owners count as having received it, and from when a lien or an action may follow. */
const judgeDemand = (ctx: InBuilding, action: KnownAction, around: Around): JudgedDemand => {
  const { jurisdiction } = ctx.building
  const { demand } = collectionRules(jurisdiction)
  const letter = action.letterId === null ? null : around.letters.get(action.letterId)!
  const addressees = (letter?.addressees ?? []).filter(({ isCopy }) => !isCopy)
  const receivers = addressees.map((one) => receiverOf(ctx, one))
  const reached = new Set(addressees.map(({ personId }) => personId))
  const without = letter ? around.owners.flatMap(({ personId, name }) => (reached.has(personId) ? [] : name)) : []
  const received = letter
    ? latest(receivers.map(({ deemedOn }) => deemedOn))
    : deemedReceivedOn(jurisdiction, { method: action.method!, sentOn: action.on })
  const receivedOn = without.length > 0 ? null : received
  return {
    ...{ action, state: letter?.state ?? 'sent', receivers, without, receivedOn },
    // Where no act asks for a demand, one that was sent needs no period.
    expiresOn: demand
      ? receivedOn && followedFrom(demand, receivedOn, action.payBy)
      : followedFrom(null, action.on, action.payBy),
    copies: copiesOf(ctx, action, around),
  }
}

const accountOf = (
  ctx: InBuilding,
  { _id, unit, owners, from, to, charges }: KnownHolding,
  { actions, version, ...around }: Around & { actions: readonly KnownAction[]; version: number },
): Account => {
  const { jurisdiction } = ctx.building
  const today = todayIn(ctx)
  const allDemands = actions.filter(({ kind }) => kind === 'demand').map((one) => judgeDemand(ctx, one, around))
  const overdue = charges
    .filter(({ dueOn }) => dueOn < today)
    .map(({ authority: _authority, cents: _cents, ...one }) => ({
      ...one,
      isLienable: chargeRule(jurisdiction, one.type, one.dueOn).isLienable,
      limitation: limitationOn(jurisdiction, one, today),
    }))
  const demands = allDemands.filter(({ action, state }) => action.endedOn === null && state !== 'failed')
  const isCurrent = (from === null || from <= today) && (to === null || to >= today)
  const facts = { today, isCurrent, overdue, demands, actions }
  return { _id, unit, owners, facts, to, version, allDemands, letters: around.letters }
}

/** Reads all accounts with something overdue or something done about them, or some accounts, by unit. */
export const readAccounts = async (ctx: InBuilding, ids: readonly string[] | null = null): Promise<Account[]> => {
  const buildingId = ctx.building._id
  const wanted = ids ?? (await selectCollected(ctx.db, buildingId, todayIn(ctx)))
  const actions = await selectActions(ctx.db, buildingId, wanted)
  const of = Map.groupBy(actions, ({ holdingId }) => holdingId)
  const letters = await followLetters(
    ctx,
    actions.flatMap(({ letterId }) => letterId ?? []),
  )
  const mortgagees = await mortgageesCopied(ctx)
  const owners = await selectOwners(ctx.db, buildingId, wanted, todayIn(ctx))
  const versions = await selectVersions(ctx.db, buildingId)
  return (await holdingsAmong(ctx, wanted)).map((one) =>
    accountOf(ctx, one, {
      ...{ letters, actions: of.get(one._id) ?? [], version: versions.get(one._id) ?? 0 },
      mortgagees: mortgagees.filter(({ unitId }) => unitId === one.unit._id),
      owners: owners.get(one._id) ?? [],
    }),
  )
}

/** Finds an account of the building with what was done about it; 403 for who doesn't read the books, 404 for any other. */
export const requireAccount = async (ctx: Caller, id: string): Promise<Account> => {
  requireReader(ctx)
  return orNotFound((await readAccounts(ctx, [id]))[0])
}
