/** Which reminder of overdue fees is due. */
import { chargeRule, type Jurisdiction } from '../../../../law/law.ts'
import { reminderLateMostDays } from '../../../../contract/limits/collections.ts'
import { daysBetween } from '../../../../contract/time.ts'
import { inTrust } from '../gate/rules.ts'
import type { Facts, OverdueCharge } from '../known.ts'
import { stageOf } from '../rules.ts'

/** A reminder of a charge, by how many days after its due date it counts for. */
export interface DueReminder {
  charge: OverdueCharge
  days: number
}

/**
 * Finds the reminder of an account on a day: of its oldest overdue fee or levy, on one of the days that are set or shortly after.
 * None once a demand, a plan, a lien or a claim is under way, for what is held in trust, and for other debts.
 */
export const reminderOf = (
  facts: Facts,
  reminderDays: readonly number[],
  jurisdiction: Jurisdiction,
): DueReminder | null => {
  if (stageOf(facts) !== 'overdue') return null
  const held = inTrust(facts)
  const charge = facts.overdue.find(
    ({ _id, type, dueOn }) => !held.has(_id) && chargeRule(jurisdiction, type, dueOn).rank === 1,
  )
  if (!charge) return null
  const passed = daysBetween(charge.dueOn, facts.today)
  const days = reminderDays.findLast((day) => day <= passed && passed <= day + reminderLateMostDays)
  return days === undefined ? null : { charge, days }
}
