/** Whom a case is about, how far it is for them, and what they may do; pure. */
import type { LocalDate } from '../../../../contract/time.ts'
import { stepRefusal, type CaseState } from '../rules.ts'
import { namesOne } from '../naming/rules.ts'
import type { KnownViolation } from '../store.ts'

/**
 * Why someone can’t take part in a decision: a case about a member or their unit bars them (BC: Strata Property Act, s. 136);
 * barring who complained is our rule of fairness, and so is taking a name on a paper complaint for theirs.
 */
export type Bar = 'accused' | 'complained' | 'named'

/** Finds what bars someone from a decision on a case; null where nothing does. */
export const barOf = (
  {
    tiedIds,
    complainantIds,
    complainantNames,
  }: Pick<KnownViolation, 'tiedIds' | 'complainantIds' | 'complainantNames'>,
  { accountId, name }: { accountId: string; name: string },
): Bar | null => {
  if (tiedIds.includes(accountId)) return 'accused'
  if (complainantIds.includes(accountId)) return 'complained'
  return complainantNames.some((one) => namesOne(one, [name])) ? 'named' : null
}

/** How far a case is for those it is about. */
export const myStateOf = (
  one: CaseState,
  { side, until, today }: { side: 'complainant' | 'accused' | 'owner'; until: LocalDate | null; today: LocalDate },
): 'received' | 'handled' | 'answer' | 'waiting' | 'decided' | 'closed' => {
  if (one.stage === 'closed') return 'closed'
  if (side === 'complainant') return one.stage === 'reported' ? 'received' : 'handled'
  if (one.toldLetterId !== null) return 'decided'
  if (one.particularsLetterId === null) return 'handled'
  const isOpen = one.stage === 'answering' || one.stage === 'hearing'
  return isOpen && side === 'accused' && one.answeredOn === null && (until === null || until >= today)
    ? 'answer'
    : 'waiting'
}

/** Says why someone whom a case is about can't take a step; null where they can. */
export const myStepRefusal = (
  one: CaseState & { side: 'complainant' | 'accused' | 'owner' },
  step: 'answer' | 'askHearing' | 'withdrawHearing' | 'dispute',
): string | null => {
  if (one.side !== 'accused') return 'Only those the case is about can do this.'
  if (step === 'answer')
    return one.answeredOn === null ? stepRefusal(one, 'recordAnswer') : 'You’ve answered. Council has your answer.'
  if (step === 'askHearing') return stepRefusal(one, 'requestHearing')
  // Council may decide again after a dispute, and that decision can be disputed too.
  if (step === 'dispute' && one.disputedOn !== null && one.toldOn !== null && one.disputedOn >= one.toldOn)
    return 'You’ve disputed the decision.'
  return stepRefusal(one, step)
}
