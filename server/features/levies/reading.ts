/** Special levies as those who read the books see them, and as the owners who pay them do. */
import type { LevyQuery } from '../../../contract/levies.ts'
import type { Levy, LevySummary, OwnLevy } from '../../../contract/levies/levy.ts'
import { keepsBooks } from '../../../contract/role-rights.ts'
import type { Page } from '../../../contract/route.ts'
import { labelsFor, levyResolution, levyVote, reasonOf } from '../../../law/law.ts'
import type { InBuilding, Member } from '../../context.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { orNotFound } from '../../http/errors.ts'
import { selectFeeUnits } from '../budget/budget.ts'
import { lockedThroughOf, requireReader, type BooksReader } from '../ledger/ledger.ts'
import { selectOwnUnits } from './own-store.ts'
import { blocksOf, hasShares, stepsOf } from './rules.ts'
import {
  byUnitNumber,
  dueBy,
  instalmentState,
  instalmentsOf,
  instalmentsShown,
  paidOfInstalment,
  sharesByEntitlement,
  sharesShown,
  toComeOf,
  weightsOf,
  type UnitShare,
} from './shares/rules.ts'
import { selectCharged, selectOwnerless, selectShares } from './shares/store.ts'
import { selectSpending } from './spending-store.ts'
import { isApproved, selectLevies, selectLevy, selectThose, type ApprovedLevy, type KnownLevy } from './store.ts'
import { surplusOf } from './surplus/surplus.ts'
import { todayIn } from './today.ts'

export type ById = { params: { id: string } }

/** A call, or a job or command that has no rights of its own to show. */
export type Keeper = InBuilding & Partial<Pick<Member, 'superadmin' | 'permissions'>>

/** A levy of the building; 404 for any other. */
export const requireLevy = async (ctx: InBuilding, id: string): Promise<KnownLevy> =>
  orNotFound(await selectLevy(ctx.db, ctx.building._id, id))

const summaryOf = ({ _id, name, state, totalCents, approvedOn, dueDays, money, version }: KnownLevy): LevySummary => ({
  ...{ _id, name, state, totalCents, approvedOn, money, version },
  firstDueOn: dueDays[0]!,
  lastDueOn: dueDays.at(-1)!,
})

/** Lists the special levies of the building, the latest first. */
export const listLevies = async (ctx: BooksReader, { query }: { query: LevyQuery }): Promise<Page<LevySummary>> => {
  requireReader(ctx)
  const { cursor, limit } = query
  const [before = null] = cursor === undefined ? [] : readCursor(cursor, 1)
  const rows = await selectLevies(ctx.db, ctx.building._id, { before, most: limit + 1 })
  return pageOf(rows, limit, summaryOf, ({ _id }) => writeCursor([_id]))
}

/** The shares that approving a draft now would make final, and what keeps it from being approved. */
export const workOutShares = async (
  ctx: InBuilding,
  { _id, division, dueDays, totalCents }: KnownLevy,
): Promise<{ shares: UnitShare[]; blocks: Levy['blocks'] }> => {
  const { db, building } = ctx
  const units = await selectFeeUnits(db, building._id)
  const lockedThrough = await lockedThroughOf(db, building._id)
  const blocks = blocksOf({ division, dueDays, units, lockedThrough }, labelsFor(building.jurisdiction))
  if (!hasShares(blocks)) return { shares: [], blocks }
  if (division === 'entitlement') return { shares: sharesByEntitlement(totalCents, units), blocks }
  return { shares: (await selectShares(db, building._id, [_id])).get(_id) ?? [], blocks }
}

type Parts = Pick<Levy, 'shares' | 'instalments' | 'blocks'>

const draftParts = async (ctx: InBuilding, levy: KnownLevy): Promise<Parts> => {
  const { shares: kept, blocks } = await workOutShares(ctx, levy)
  const shares = sharesShown(kept, [], levy.dueDays.length)
  return { shares, blocks, instalments: instalmentsShown(levy.dueDays, shares, { charged: [], leftOut: [] }) }
}

/** Reads how much of a levy is still to come; nothing of a draft. */
export const readToCome = async ({ db, building }: InBuilding, levy: KnownLevy): Promise<Levy['toCome']> => {
  if (!isApproved(levy)) return { instalments: 0, cents: 0 }
  const { _id, dueDays } = levy
  const shares = (await selectShares(db, building._id, [_id])).get(_id) ?? []
  return toComeOf({ dueDays, shares }, (await selectCharged(db, building._id, [_id])).get(_id) ?? [])
}

const approvedParts = async (ctx: InBuilding, { _id, dueDays }: KnownLevy): Promise<Parts> => {
  const { db, building } = ctx
  const kept = (await selectShares(db, building._id, [_id])).get(_id) ?? []
  const charged = (await selectCharged(db, building._id, [_id])).get(_id) ?? []
  const due = dueBy({ dueDays, shares: kept }, charged, todayIn(ctx))
  const unitIds = [...new Set(due.map(({ unit }) => unit._id))]
  const ownerless = await selectOwnerless(db, building._id, unitIds)
  const leftOut = byUnitNumber(due.filter(({ unit }) => ownerless.has(unit._id)))
  const shares = sharesShown(kept, charged, dueDays.length)
  return { shares, blocks: [], instalments: instalmentsShown(dueDays, shares, { charged, leftOut }) }
}

/** A levy as it is shown to the caller, with what they may do with it. */
export const shown = async (ctx: Keeper, known: KnownLevy): Promise<Levy> => {
  const { jurisdiction } = ctx.building
  const { purpose, division, resolution, finishedOn, state, money, fundId } = known
  const keeps = keepsBooks(ctx)
  const surplus = await surplusOf(ctx, known)
  const toCome = await readToCome(ctx, known)
  const vote = levyVote(jurisdiction, division)
  const states = levyResolution(jurisdiction)
  return {
    ...summaryOf(known),
    ...{ purpose, division, finishedOn, toCome, surplus },
    resolution: resolution ?? '',
    ...(await (isApproved(known) ? approvedParts(ctx, known) : draftParts(ctx, known))),
    spending: fundId === null ? [] : await selectSpending(ctx.db, ctx.building._id, fundId),
    vote: vote && { vote: vote.vote, ...reasonOf(vote) },
    resolutionStates: states && reasonOf(states),
    can: { change: keeps && state === 'draft', steps: keeps ? stepsOf({ state, money, toCome, surplus }) : [] },
  }
}

/** Gets a special levy of the building; 404 for any other. */
export const getLevy = async (ctx: BooksReader, { params }: ById): Promise<Levy> => {
  requireReader(ctx)
  return shown(ctx, await requireLevy(ctx, params.id))
}

type OwnInstalment = OwnLevy['shares'][number]['instalments'][number]

const ownOf = (
  { _id, name, purpose, state, totalCents, approvedOn, resolution, division, money, dueDays }: ApprovedLevy,
  { shares, weights }: { shares: readonly UnitShare[]; weights: number | null },
  nowOf: (nth: number, unitId: string) => Pick<OwnInstalment, 'state' | 'paidCents' | 'openCents'>,
): OwnLevy => ({
  ...{ _id, name, purpose, state, totalCents, approvedOn, resolution, division, money },
  shares: byUnitNumber(shares).map(({ unit, cents }) => {
    const instalments = instalmentsOf(cents, dueDays.length).map((part, index) => ({
      dueOn: dueDays[index]!,
      cents: part,
      ...nowOf(index + 1, unit._id),
    }))
    const own = instalments.filter((one) => one.state === 'toCome' || one.state === 'charged')
    return {
      unit: { _id: unit._id, unitNumber: unit.unitNumber },
      weighed: weights === null ? null : { weight: unit.unitEntitlement!, weights },
      cents: own.reduce((sum, one) => sum + one.cents, 0),
      instalments,
    }
  }),
})

/** Lists the levies that units of the caller pay a share of, the latest first; none for who owns no unit. */
export const listOwnLevies = async (ctx: Member): Promise<OwnLevy[]> => {
  const { db, building, account } = ctx
  const own = await selectOwnUnits(db, building._id, { accountId: account._id, today: todayIn(ctx) })
  const ids = [...new Set(own.map(({ levyId }) => levyId))]
  if (ids.length === 0) return []
  const holdingOf = new Map(own.map(({ unitId, holdingId }) => [unitId, holdingId]))
  const levies = await selectThose(db, building._id, ids)
  const shares = await selectShares(db, building._id, ids)
  const charged = await selectCharged(db, building._id, ids)
  return levies.filter(isApproved).map((levy) => {
    const made = Map.groupBy(charged.get(levy._id) ?? [], ({ nth, unitId }) => `${nth} ${unitId}`)
    const all = shares.get(levy._id) ?? []
    const mine = all.filter(({ unit, cents }) => cents > 0 && holdingOf.has(unit._id))
    return ownOf(levy, { shares: mine, weights: weightsOf(levy.division, all) }, (nth, unitId) => {
      const [of, holdingId] = [made.get(`${nth} ${unitId}`) ?? [], holdingOf.get(unitId)!]
      return { state: instalmentState(of, holdingId), ...paidOfInstalment(of, holdingId) }
    })
  })
}
