import { expect } from 'vitest'
import { judge } from '../../fair-share.ts'
import { Policy } from '../policy.ts'
import type { Asked, Use } from '../uses.ts'

/** What the tests of the engine ask, on the noon of Nov 20, 2026 in Vancouver. */

export const zone = 'America/Vancouver'
const unitId = 'unit-1'
/** By the building's clocks, UTC-7 all year. */
export const at = (local: string) => new Date(`${local}:00.000-07:00`).toISOString()
export const now = at('2026-11-20T12:00')

export const asked = (from: string, until: string, more: Partial<Asked> = {}): Asked => ({
  unitId,
  from: at(from),
  until: at(until),
  verb: 'book',
  ...more,
})
export const used = (from: string, until: string, more: Partial<Use> = {}): Use => ({
  unitId,
  from: at(from),
  until: at(until),
  at: at('2026-01-01T00:00'),
  state: 'held',
  ...more,
})
export const night = (day: number, more: Partial<Use> = {}) =>
  used(`2026-11-${String(day).padStart(2, '0')}T20:00`, `2026-11-${String(day + 1).padStart(2, '0')}T09:00`, more)
export const nights = (...days: number[]) => days.map((day) => night(day))

export type Row = [what: string, policy: object, asked: Asked, uses: Use[], says: string | null, from?: string | null]

export const nightsPerMonth = { quotas: [{ most: 8, of: 'nights', per: 'month' }] }
export const stay = asked('2026-11-20T20:00', '2026-11-21T09:00', { verb: 'register' })
export const eight = nights(1, 2, 3, 4, 5, 6, 7, 8)
export const hour = asked('2026-11-25T10:00', '2026-11-25T11:00')
export const once = (per: unknown, of = 'times', most = 1) => ({ quotas: [{ most, of, per }] })
export const plated = { ...stay, plate: 'ABC123' }
export const seen = (days: number[]) => days.map((day) => night(day, { unitId: 'unit-2', plate: 'ABC123' }))
export const inARow = { consecutive: { nights: 3, restNights: 7 } }

/** The one refusal that a row expects, or none. */
export const answers = ([, policy, wanted, uses, says, from]: Row): void => {
  const verdict = judge(Policy.parse(policy), wanted, uses, now, zone)
  const refusals = verdict.allowed ? [] : verdict.refusals
  expect(refusals.map((refusal) => [refusal.says, refusal.allowedFrom])).toEqual(
    says === null ? [] : [[says, from ? at(from) : null]],
  )
}
