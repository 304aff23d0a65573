import fc from 'fast-check'
import { expect, it } from 'vitest'
import { judge } from '../fair-share.ts'
import { addDays, later, localDateOf, type Instant } from '../time.ts'
import { Policy } from './policy.ts'
import type { Asked, Refusal, Use } from './uses.ts'

const hourMs = 3_600_000
const start = '2026-03-01T00:00:00.000Z'
const zones = fc.constantFrom('America/Vancouver', 'America/Toronto')
const when = fc.integer({ min: 0, max: 24 * 300 * 2 }).map((halfHours) => later(start, (halfHours * hourMs) / 2))
const lasting = fc.integer({ min: 1, max: 80 })
const who = { unitId: fc.constantFrom('a', 'b'), plate: fc.constantFrom('ABC123', 'XYZ789') }

const use: fc.Arbitrary<Use> = fc
  .record({ ...who, from: when, hours: lasting, state: fc.constantFrom('held', 'held', 'missed', 'freed') })
  .map(({ hours, ...rest }) => ({ ...rest, until: later(rest.from, hours * hourMs), at: start }))
const asked: fc.Arbitrary<Asked> = fc
  .record({ ...who, from: when, hours: lasting, places: fc.integer({ min: 1, max: 3 }) })
  .map(({ hours, ...rest }) => ({ ...rest, until: later(rest.from, hours * hourMs), verb: 'book' }))

const by = fc.constantFrom('unit', 'plate')
const policy: fc.Arbitrary<Policy> = fc
  .record({
    quotas: fc.array(
      fc.record({
        most: fc.integer({ min: 1, max: 6 }),
        of: fc.constantFrom('times', 'hours', 'nights'),
        by,
        per: fc.oneof(
          fc.constantFrom('day', 'week', 'month', 'year'),
          fc.record({ days: fc.integer({ min: 1, max: 40 }) }),
        ),
      }),
      { maxLength: 2 },
    ),
    consecutive: fc.option(
      fc.record({ nights: fc.integer({ min: 1, max: 4 }), restNights: fc.integer({ min: 0, max: 9 }), by }),
    ),
    atOnce: fc.array(fc.record({ most: fc.integer({ min: 1, max: 3 }), by }), { maxLength: 2 }),
    mostAhead: fc.option(fc.integer({ min: 1, max: 5 })),
    stepMinutes: fc.option(fc.constantFrom(15, 30, 60, 240, 1440)),
    noticeMinutes: fc.option(fc.integer({ min: 0, max: 5000 })),
    advanceDays: fc.option(fc.integer({ min: 0, max: 90 })),
    blackouts: fc.array(fc.constant({ from: '2026-06-01', to: '2026-06-09', why: '' }), { maxLength: 1 }),
    strikes: fc.option(fc.constant({ most: 2, withinDays: 60, suspendDays: 30 })),
    capacity: fc.option(fc.integer({ min: 1, max: 4 })),
    bufferBeforeMinutes: fc.constantFrom(0, 30),
    bufferAfterMinutes: fc.constantFrom(0, 45),
  })
  .map((rules) => Policy.parse(rules))

const only = (rules: Policy, { rule }: Refusal): Policy[] => {
  const buffers = { bufferBeforeMinutes: rules.bufferBeforeMinutes, bufferAfterMinutes: rules.bufferAfterMinutes }
  if (rule === 'quota') return rules.quotas.map((quota) => Policy.parse({ quotas: [quota] }))
  if (rule === 'atOnce') return rules.atOnce.map((part) => Policy.parse({ atOnce: [part] }))
  const names = { ahead: 'mostAhead', step: 'stepMinutes', notice: 'noticeMinutes', advance: 'advanceDays' } as Record<
    string,
    string
  >
  const name = (names[rule] ?? (rule === 'blackout' ? 'blackouts' : rule)) as keyof Policy
  return [Policy.parse({ [name]: rules[name], ...(rule === 'capacity' ? buffers : {}) })]
}

it('keeps its word: what may be had from a moment on is allowed by that rule then', () => {
  fc.assert(
    fc.property(policy, asked, fc.array(use, { maxLength: 12 }), when, zones, (rules, wanted, uses, now, zone) => {
      const verdict = judge(rules, wanted, uses, now, zone)
      if (verdict.allowed) return
      for (const refusal of verdict.refusals) {
        const { allowedFrom, moves } = refusal
        if (allowedFrom === null) continue
        const then: Asked =
          moves === 'asking'
            ? wanted
            : {
                ...wanted,
                from: allowedFrom,
                until: later(allowedFrom, Date.parse(wanted.until) - Date.parse(wanted.from)),
              }
        const asking: Instant = moves === 'asking' ? allowedFrom : now
        const alone = only(rules, refusal).filter((part) => !judge(part, wanted, uses, now, zone).allowed)
        const verdicts = alone.map((part) => judge(part, then, uses, asking, zone))
        expect(verdicts.map(({ allowed }) => allowed)).toContain(true)
      }
    }),
    { numRuns: 150 },
  )
})

it('never gives more than the quota, whatever is asked in whatever order', () => {
  const days = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 10, maxLength: 60 })
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 30 }), (asks, most, span) => {
      const rules = Policy.parse({
        quotas: [
          { most, of: 'times', per: { days: span } },
          { most: 9, of: 'times', per: 'month' },
        ],
      })
      const had: Use[] = []
      for (const day of asks) {
        const from = later(start, day * 24 * hourMs)
        const one = { unitId: 'a', from, until: later(from, hourMs) }
        if (judge(rules, { ...one, verb: 'book' }, had, start, 'America/Vancouver').allowed)
          had.push({ ...one, at: start, state: 'held' })
      }
      const dates = had.map(({ from }) => localDateOf(from, 'America/Vancouver'))
      for (const first of dates) {
        const last = addDays(first, span - 1)
        expect(dates.filter((date) => first <= date && date <= last).length).toBeLessThanOrEqual(most)
      }
    }),
    { numRuns: 40 },
  )
})

it('never lets more in than there are places', () => {
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 30 }), fc.integer({ min: 1, max: 4 }), (asks, capacity) => {
      const rules = Policy.parse({ capacity, bufferAfterMinutes: 30 })
      const inside: Use[] = []
      for (const one of asks)
        if (judge(rules, one, inside, start, 'America/Vancouver').allowed)
          inside.push({ ...one, at: start, state: 'held' })
      for (const { from } of inside) {
        const there = inside.filter((other) => other.from <= from && from < other.until)
        expect(there.reduce((sum, other) => sum + (other.places ?? 1), 0)).toBeLessThanOrEqual(capacity)
      }
    }),
    { numRuns: 60 },
  )
})
