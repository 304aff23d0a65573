/** Violations as somebody may see them: those who manage parking all, a resident those of their own unit. */
import type { Paging } from '../../../../contract/paging.ts'
import { plateKey } from '../../../../contract/parking/plates.ts'
import type { Violation, ViolationSummary } from '../../../../contract/parking/violation.ts'
import type { ViolationQuery } from '../../../../contract/parking/violations.ts'
import type { Download, Page } from '../../../../contract/route.ts'
import type { InBuilding } from '../../../context.ts'
import { Forbidden, NotFound, orNotFound } from '../../../http/errors.ts'
import { openAttachment } from '../../documents/documents.ts'
import { managesParking, unitsOf, type ById, type Caller } from '../caller.ts'
import { parkingSettingsOf } from '../settings/settings.ts'
import { selectOfUnits, selectViolations } from './lists-store.ts'
import { canDo, towWaits } from './rules.ts'
import { selectViolation, type KnownViolation } from './store.ts'

/** A violation of the building; 404 for any other. */
export const requireViolation = async (ctx: InBuilding, id: string): Promise<KnownViolation> =>
  orNotFound(await selectViolation(ctx.db, ctx.building._id, id))

/** What the steps of a violation are judged by. */
export const momentOf = async (ctx: InBuilding) => ({
  now: ctx.now,
  waitHours: (await parkingSettingsOf(ctx)).towWaitHours,
  zone: ctx.building.timeZone,
})

const isAboutCaller = ({ account }: { account: { _id: string } }, { tiedIds }: KnownViolation): boolean =>
  tiedIds.includes(account._id)

/** Refuses what those whom the case of a violation is about may not do. */
export const requireImpartial = (ctx: { account: { _id: string } }, known: KnownViolation): void => {
  if (isAboutCaller(ctx, known))
    throw Forbidden('This violation is about you or your unit, so someone else has to handle it.')
}

/**
 * A violation for those who manage parking. A resident sees neither who saw it nor what can be done with it, and neither does
 * someone who manages parking if its case is about them.
 */
export const shownViolation = async (ctx: Caller, known: KnownViolation): Promise<Violation> => {
  const manages = managesParking(ctx)
  const handles = manages && !isAboutCaller(ctx, known)
  const at = await momentOf(ctx)
  const { unitId: _unitId, tiedIds: _tiedIds, caseIsOpen, steps, ...violation } = known
  return {
    ...violation,
    steps: steps.map(({ accountId: _accountId, ...step }) => ({ ...step, by: handles ? step.by : null })),
    caseIsOpen: manages ? caseIsOpen : null,
    can: handles ? canDo(known, at) : [],
    towWaits: handles ? towWaits(known, at) : null,
  }
}

/** A violation that the caller may see; 404 for any other. */
const requireSeen = async (ctx: Caller, id: string): Promise<KnownViolation> => {
  const known = await requireViolation(ctx, id)
  if (managesParking(ctx)) return known
  if (known.unitId === null || !(await unitsOf(ctx)).includes(known.unitId)) throw NotFound()
  return known
}

/** A violation of any unit for those who manage parking, of their own for residents; 404 for any other. */
export const getViolation = async (ctx: Caller, { params }: ById): Promise<Violation> =>
  shownViolation(ctx, await requireSeen(ctx, params.id))

export const listViolations = (
  ctx: InBuilding,
  { query }: { query: ViolationQuery },
): Promise<Page<ViolationSummary>> => selectViolations(ctx.db, ctx.building._id, query, plateKey(query.search ?? ''))

/** The violations of the caller’s units, the newest first. */
export const myViolations = async (ctx: Caller, { query }: { query: Paging }): Promise<Page<ViolationSummary>> =>
  selectOfUnits(ctx.db, ctx.building._id, query, await unitsOf(ctx))

/** A photo of a violation; 404 for one that hangs elsewhere. */
export const openViolationFile = async (
  ctx: Caller,
  { params }: { params: { id: string; fileId: string } },
): Promise<Download> => {
  const { _id: subjectId } = await requireSeen(ctx, params.id)
  return openAttachment(ctx, { subject: 'parkingViolation', subjectId }, params.fileId)
}
