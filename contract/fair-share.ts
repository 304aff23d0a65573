import { aheadRule, atOnceRule, capacityRule } from './fair-share/crowding.ts'
import { consecutiveRule } from './fair-share/nights-in-a-row.ts'
import type { Policy } from './fair-share/policy.ts'
import { quotaRule } from './fair-share/quota.ts'
import type { Asked, Question, Rule, Use, Verdict } from './fair-share/uses.ts'
import {
  advanceRule,
  blackoutRule,
  longestRule,
  noticeRule,
  shortestRule,
  stepRule,
  strikesRule,
} from './fair-share/windows.ts'

/**
 * Whether something scarce may be had, and where not, why and from when on: the same answer on a screen and on the server.
 *
 * - `policy`: what the building set (`Policy` of fair-share/policy.ts, a plain value to keep as JSON; what is null or an
 *   empty list does not bind). `midnight` is when nights are counted.
 * - `asked`: what somebody would like, from and until a moment; `verb` is `book` or `register`, `voice: 'unit'` where
 *   somebody asks for a unit not their own.
 * - `uses`: what is there already, turned into `Use` by the feature: of the unit (quotas, at once, strikes), of the plate
 *   across all units (rules by plate), and of everybody at that time and after (capacity). More do no harm; one that is
 *   missing is not counted. Leave out the use that is being changed.
 * - `zone`: the building's. Days, weeks, months and nights are those of its clocks.
 *
 * The answer names every rule that stands against it, in the order in which a person can do something about it. Each has
 * the whole sentence, such as "You have used 8 of 8 overnights in November; from Dec 1 you can register again.", and
 * `allowedFrom`: where `moves` is `start`, the same length may start then (quotas and nights: on the first such day, at the
 * same time of day); where it is `asking`, the very same may be asked for from then on; null where time does not help.
 *
 * It is no lock: a caller that writes reads the uses and judges under a lock on the unit's row (and on what is shared,
 * where there is a capacity) in the transaction of the write. Lock in the order building, unit, resource.
 */
export const judge = (policy: Policy, asked: Asked, uses: readonly Use[], now: string, zone: string): Verdict => {
  const question: Question = { asked, uses, now, zone, midnight: policy.midnight }
  const on = <Part>(rule: Rule<Part>, part: Part | null) => (part === null ? null : rule(part, question))
  const { capacity } = policy
  const refusals = [
    on(strikesRule, policy.strikes),
    on(shortestRule, policy.shortestMinutes),
    on(longestRule, policy.longestMinutes),
    on(stepRule, policy.stepMinutes),
    on(noticeRule, policy.noticeMinutes),
    on(advanceRule, policy.advanceDays),
    on(blackoutRule, policy.blackouts),
    ...policy.quotas.map((quota) => quotaRule(quota, question)),
    on(consecutiveRule, policy.consecutive),
    ...policy.atOnce.map((part) => atOnceRule(part, question)),
    on(aheadRule, policy.mostAhead),
    on(capacityRule, capacity === null ? null : { ...policy, capacity }),
  ].filter((refusal) => refusal !== null)
  return refusals.length === 0 ? { allowed: true } : { allowed: false, refusals }
}
