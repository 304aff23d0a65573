/** Whether a visitor may stand in the lot: the same answer before it is asked for, on the server and for a guest. */
import { judge } from '../../../../contract/fair-share.ts'
import { usedOf } from '../../../../contract/fair-share/quota.ts'
import type { Asked, Refusal, Use, Verdict } from '../../../../contract/fair-share/uses.ts'
import type { ParkingSettings } from '../../../../contract/parking/settings.ts'
import type { PassRule } from '../../../../contract/parking/figures.ts'
import { plateKey } from '../../../../contract/parking/plates.ts'
import type { VisitorSpaces } from '../../../../contract/parking/visitor.ts'
import { later, localDateOf, type Instant } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { Conflict } from '../../../http/errors.ts'
import { parkingSettingsOf } from '../settings/settings.ts'
import { countVisitorStalls } from '../stalls/stalls.ts'
import { countRefusal } from './refusals-store.ts'
import { passRule, policyOf, refusalWords, spacesOf, useOf, usualStay } from './rules.ts'
import { countTaken, isResidentCar, selectStays } from './uses-store.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A calendar month and the longest rest lie within it. */
const lookBackMs = 400 * dayMs

export interface Wish {
  unitId: string
  plate?: string | undefined
  from: Instant
  until: Instant
  voice: 'you' | 'unit'
  /** The pass that is being changed. */
  without?: string
}

const usesFor = async (ctx: InBuilding, wish: Pick<Wish, 'plate' | 'from' | 'without'>, unitIds: readonly string[]) => {
  const stays = await selectStays(ctx.db, ctx.building._id, {
    unitIds,
    plateKey: wish.plate === undefined ? null : plateKey(wish.plate),
    since: later(wish.from, -lookBackMs),
    from: wish.from,
    without: wish.without ?? null,
  })
  return stays.map(useOf)
}

/** Judges by plates as they are compared, and speaks of the plate as it was entered. */
const judged = (
  settings: ParkingSettings,
  { plate, ...wish }: Asked,
  uses: readonly Use[],
  { now, zone }: { now: Instant; zone: string },
): Verdict => {
  const key = plate === undefined ? undefined : plateKey(plate)
  const verdict = judge(policyOf(settings), { ...wish, plate: key }, uses, now, zone)
  if (verdict.allowed || key === undefined || plate === undefined) return verdict
  return {
    ...verdict,
    refusals: verdict.refusals.map((one) => ({ ...one, says: one.says.replaceAll(key, plate) })),
  }
}

/** The settings with the spaces that are drawn, where a building draws its visitors’ stalls. */
const settingsNow = async (ctx: InBuilding): Promise<ParkingSettings> => {
  const settings = await parkingSettingsOf(ctx)
  const drawn = await countVisitorStalls(ctx.db, ctx.building._id)
  return drawn > 0 ? { ...settings, visitorSpaces: drawn } : settings
}

const residentWords = 'This plate is registered here as a resident’s car; visitor spaces are for visitors.'

/** What stands against a wish, by the engine or because the car is a resident's. */
type PassVerdict =
  | { allowed: true }
  | { allowed: false; refusals: readonly (Pick<Refusal, 'says' | 'allowedFrom'> & { rule: string })[] }

/** What stands against a wish; empty where nothing does. A resident's car is refused, whoever's it is. */
export const judgeWish = async (ctx: InBuilding, wish: Wish): Promise<PassVerdict> => {
  const settings = await settingsNow(ctx)
  const uses = await usesFor(ctx, wish, [wish.unitId])
  const { voice, without: _without, ...asked } = wish
  const zone = ctx.building.timeZone
  const verdict = judged(settings, { ...asked, voice, verb: 'register' }, uses, { now: ctx.now, zone })
  const isResidents = wish.plate !== undefined && (await isResidentCar(ctx.db, ctx.building._id, plateKey(wish.plate)))
  if (!isResidents) return verdict
  const refusal = { rule: 'resident', says: residentWords, allowedFrom: null } as const
  return { allowed: false, refusals: [refusal, ...(verdict.allowed ? [] : verdict.refusals)] }
}

/** Refuses with 409; by which rules is counted for the statistics, and by nothing else. */
export const refuse = (tx: InBuilding, words: string, rules: readonly PassRule[]): never => {
  const day = localDateOf(tx.now, tx.building.timeZone)
  tx.afterRollback(({ db }) => countRefusal(db, tx.building._id, day, rules))
  throw Conflict(words)
}

/**
 * Refuses with 409 what the rules stand against, in their words, unless somebody who may gives a reason; answers the rules
 * that it is then allowed against.
 */
export const requireAllowed = async (tx: InBuilding, wish: Wish, reason: string | null): Promise<PassRule[]> => {
  const verdict = await judgeWish(tx, wish)
  if (verdict.allowed) return []
  const rules = verdict.refusals.map(({ rule }) => passRule(rule))
  if (reason !== null) return rules
  return refuse(tx, verdict.refusals.map(({ says }) => says).join(' '), rules)
}

export interface UnitStanding {
  nightsUsed: number
  tonight: string | null
}

/** How much of this month's nights some units have used, and whether a visitor could come to them now. */
export const standingOfUnits = async (
  ctx: InBuilding,
  settings: ParkingSettings,
  unitIds: readonly string[],
): Promise<Map<string, UnitStanding>> => {
  const [zone, now] = [ctx.building.timeZone, ctx.now]
  const uses = await usesFor(ctx, { from: now }, unitIds)
  const nights = { most: 1, of: 'nights', by: 'unit', per: 'month' } as const
  const standing = (unitId: string): UnitStanding => {
    const asked = usualStay({ unitId }, settings, now)
    const question = { asked, uses, now, zone, midnight: settings.midnight }
    return {
      nightsUsed: usedOf(nights, question, localDateOf(now, zone)),
      tonight: refusalWords(judged(settings, asked, uses, { now, zone })),
    }
  }
  return new Map(unitIds.map((unitId) => [unitId, standing(unitId)]))
}

/** How many spaces there are for visitors, and how many of them are taken now. */
export const visitorSpaces = async (ctx: InBuilding): Promise<VisitorSpaces> => {
  const { visitorSpaces: total } = await settingsNow(ctx)
  return spacesOf(total, await countTaken(ctx.db, ctx.building._id, ctx.now))
}
