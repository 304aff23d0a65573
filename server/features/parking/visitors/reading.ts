/** Passes as somebody may see them: those who manage parking all, a resident those of their own visitors. */
import type { Paging } from '../../../../contract/paging.ts'
import { plateKey } from '../../../../contract/parking/plates.ts'
import type { RecentVisitor, RegisteringFacts, VisitorPass } from '../../../../contract/parking/visitor.ts'
import type { PassQuery } from '../../../../contract/parking/visitors.ts'
import type { Page } from '../../../../contract/route.ts'
import { NotFound } from '../../../http/errors.ts'
import { homesFirst, tiesOfAccount } from '../../units/units.ts'
import { managesParking, todayIn, unitsOf, type ById, type Caller } from '../caller.ts'
import { parkingSettingsOf } from '../settings/settings.ts'
import { standingOfUnits, visitorSpaces } from './judging.ts'
import { selectOwn, selectPasses, selectRecent } from './lists-store.ts'
import { canWith, stateOf, type Hands } from './rules.ts'
import { selectPass, type KnownPass } from './store.ts'
import { selectUnitNumbers } from './uses-store.ts'

/** The units that the caller lives in: whoever lets a unit is not told who visits there. */
const homesOf = async (ctx: Caller): Promise<string[]> =>
  (await tiesOfAccount(ctx.db, ctx.building._id, ctx.account._id, todayIn(ctx))).flatMap(({ unitId, lives }) =>
    lives ? [unitId] : [],
  )

const handsOf = async (ctx: Caller, pass: Pick<KnownPass, 'unitId' | 'hostId'>): Promise<Hands> => ({
  manages: managesParking(ctx),
  isMine:
    pass.hostId === null
      ? (await homesOf(ctx)).includes(pass.unitId)
      : pass.hostId === ctx.account._id && (await unitsOf(ctx)).includes(pass.unitId),
})

const shownWith = (ctx: Caller, known: KnownPass, hands: Hands): VisitorPass => {
  const { plateKey: _key, hostId: _hostId, endedAs: _endedAs, ...pass } = known
  const state = stateOf(known, ctx.now)
  return {
    ...pass,
    state,
    override: hands.manages ? pass.override : null,
    isMine: hands.isMine,
    can: canWith(state, hands),
  }
}

/** A pass in what the caller may know of it. */
export const shown = async (ctx: Caller, known: KnownPass): Promise<VisitorPass> =>
  shownWith(ctx, known, await handsOf(ctx, known))

/** A pass that the caller may see; 404 for any other. */
export const requirePass = async (ctx: Caller, id: string): Promise<{ pass: KnownPass; hands: Hands }> => {
  const pass = await selectPass(ctx.db, ctx.building._id, id)
  const hands = pass && (await handsOf(ctx, pass))
  if (!pass || !hands || !(hands.isMine || hands.manages)) throw NotFound()
  return { pass, hands }
}

/** A pass of the caller’s, or any for those who manage parking; 404 for any other. */
export const getPass = async (ctx: Caller, { params }: ById): Promise<VisitorPass> => {
  const { pass, hands } = await requirePass(ctx, params.id)
  return shownWith(ctx, pass, hands)
}

/** The visitors of the building, for those who manage parking. */
export const listPasses = async (ctx: Caller, { query }: { query: PassQuery }): Promise<Page<VisitorPass>> => {
  const asked = { now: ctx.now, plateKey: plateKey(query.search ?? '') }
  const { items, nextCursor } = await selectPasses(ctx.db, ctx.building._id, query, asked)
  const own = new Set(await unitsOf(ctx))
  const isMine = ({ unitId, hostId }: KnownPass) => own.has(unitId) && hostId === ctx.account._id
  return { items: items.map((one) => shownWith(ctx, one, { manages: true, isMine: isMine(one) })), nextCursor }
}

/** The caller's own visitors, and those that staff registered for where they live. */
export const myPasses = async (
  ctx: Caller,
  { query }: { query: Paging & { shows: 'current' | 'past' | 'all' } },
): Promise<Page<VisitorPass>> => {
  const by = { unitIds: await unitsOf(ctx), homeIds: await homesOf(ctx), accountId: ctx.account._id, now: ctx.now }
  const { items, nextCursor } = await selectOwn(ctx.db, ctx.building._id, query, by)
  const hands = { manages: managesParking(ctx), isMine: true }
  return { items: items.map((one) => shownWith(ctx, one, hands)), nextCursor }
}

/** Who came to the caller’s units last, as far as they are not erased. */
export const recentVisitors = async (ctx: Caller): Promise<RecentVisitor[]> =>
  selectRecent(ctx.db, ctx.building._id, { unitIds: await unitsOf(ctx), accountId: ctx.account._id })

/** What the form for a visitor needs to know. */
export const registeringFacts = async (ctx: Caller): Promise<RegisteringFacts> => {
  const settings = await parkingSettingsOf(ctx)
  const unitIds = await unitsOf(ctx)
  const units = await homesFirst(ctx, ctx.account._id, await selectUnitNumbers(ctx.db, ctx.building._id, unitIds))
  const standings = await standingOfUnits(ctx, settings, unitIds)
  const { longestStayHours, nightsPerMonth, nightsInARow, restNights, atOnce, midnight, advanceDays } = settings
  const { retentionDays } = settings
  return {
    now: ctx.now,
    spaces: await visitorSpaces(ctx),
    limits: {
      ...{ longestStayHours, nightsPerMonth, nightsInARow, restNights },
      ...{ atOnce, midnight, advanceDays, retentionDays },
    },
    units: units.map((unit) => ({ ...unit, ...standings.get(unit._id)! })),
    manages: managesParking(ctx),
  }
}
