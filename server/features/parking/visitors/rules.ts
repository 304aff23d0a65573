/** How a pass stands, what can be done with it, and what the building's settings mean to the engine that judges. */
import { Policy } from '../../../../contract/fair-share/policy.ts'
import type { Asked, Use, Verdict } from '../../../../contract/fair-share/uses.ts'
import { startedAgoMostMs, stayMostDays } from '../../../../contract/limits/parking.ts'
import type { ParkingSettings } from '../../../../contract/parking/settings.ts'
import type { PassState, PassStep, VisitorSpaces } from '../../../../contract/parking/visitor.ts'
import { PassRule } from '../../../../contract/parking/figures.ts'
import { later, type Instant } from '../../../../contract/time.ts'
import { Conflict, InvalidField } from '../../../http/errors.ts'

/** The rules of a building as the engine judges by them. */
export const policyOf = (settings: ParkingSettings): Policy =>
  Policy.parse({
    midnight: settings.midnight,
    quotas: settings.nightsPerMonth === null ? [] : [{ most: settings.nightsPerMonth, of: 'nights', per: 'month' }],
    consecutive:
      settings.nightsInARow === null
        ? null
        : { nights: settings.nightsInARow, restNights: settings.restNights, by: 'plate' },
    atOnce: settings.atOnce === null ? [] : [{ most: settings.atOnce, by: 'unit' }],
    longestMinutes: settings.longestStayHours * 60,
    advanceDays: settings.advanceDays,
    blackouts: settings.blackouts,
    capacity: settings.visitorSpaces,
  })

export interface PassTimes {
  from: Instant
  until: Instant
  endedAt: Instant | null
  endedAs: 'cancelled' | 'revoked' | null
}

/** Computed from the times at reading: no job has to have run. */
export const stateOf = ({ from, until, endedAs }: PassTimes, now: Instant): PassState => {
  if (endedAs !== null) return endedAs
  if (until <= now) return 'expired'
  return from <= now ? 'active' : 'upcoming'
}

/** A stay as the engine counts it: one that was ended lasted until then, one that was ended before it began is none. */
export const useOf = (
  pass: Omit<PassTimes, 'endedAs'> & { unitId: string; plate: string | null; at: Instant },
): Use => {
  const { unitId, plate, from, at, endedAt } = pass
  const until = endedAt !== null && endedAt < pass.until ? endedAt : pass.until
  const of = { unitId, plate: plate ?? undefined, from, at }
  return until <= from ? { ...of, until: pass.until, state: 'freed' } : { ...of, until, state: 'held' }
}

/** By which rule a refusal is counted. The engine judges by no other than those which `policyOf` sets. */
export const passRule = (rule: string): PassRule => PassRule.parse(rule)

/** The whole answer in words; null where nothing stands against it. */
export const refusalWords = (verdict: Verdict): string | null =>
  verdict.allowed ? null : verdict.refusals.map(({ says }) => says).join(' ')

export interface Hands {
  isMine: boolean
  manages: boolean
}

const isRunning = (state: PassState): boolean => state === 'active' || state === 'upcoming'

/** What somebody can do with a pass. */
export const canWith = (state: PassState, { isMine, manages }: Hands): PassStep[] => {
  if (!isRunning(state)) return []
  return [...(isMine || manages ? (['extend', 'cancel'] as const) : []), ...(manages ? (['revoke'] as const) : [])]
}

/** Refuses what a pass does not allow as it stands. */
export const requirePassStep = (step: PassStep, state: PassState, hands: Hands): void => {
  if (canWith(state, hands).includes(step)) return
  throw Conflict(
    state === 'expired' ? 'This pass has expired. Register the visitor again.' : `This pass is already ${state}.`,
  )
}

const dayMs = 24 * 60 * 60 * 1000

/** 400 for a stay that is longer than any can be. */
export const requireLength = ({ from, until }: { from: Instant; until: Instant }): void => {
  if (until > later(from, stayMostDays * dayMs)) throw InvalidField('until', `Up to ${stayMostDays} days at a time`)
}

/** The time somebody asks for, from now where nothing is said; 400 where it runs backwards, lies in the past or never ends. */
export const timesOf = (
  { from, until }: { from: Instant | null; until: Instant },
  now: Instant,
): { from: Instant; until: Instant } => {
  const start = from === null || (from < now && from >= later(now, -startedAgoMostMs)) ? now : from
  if (start < now) throw InvalidField('from', 'This time has passed')
  if (until <= start) throw InvalidField('until', 'The end must be after the start')
  requireLength({ from: start, until })
  return { from: start, until }
}

/** Where somebody would stay from now on for as long as one may: what `tonight` is judged by. */
export const usualStay = (asked: Pick<Asked, 'unitId'>, settings: ParkingSettings, now: Instant): Asked => ({
  ...asked,
  from: now,
  until: later(now, settings.longestStayHours * 60 * 60 * 1000),
  verb: 'register',
})

/** How many spaces are free; null where nobody says how many there are. */
export const spacesOf = (total: number | null, taken: number): VisitorSpaces => ({
  total,
  taken,
  free: total === null ? null : Math.max(0, total - taken),
})

/** What a patrol is told of a plate: until when it holds, grace included. */
export const heldUntil = (until: Instant, graceMinutes: number): Instant => later(until, graceMinutes * 60 * 1000)
