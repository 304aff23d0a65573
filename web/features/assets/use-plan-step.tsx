import { planLabels, rhythmWords } from '../../../contract/assets/asset-words.ts'
import type { AssetPlan } from '../../../contract/assets/plan.ts'
import type { Reply } from '../../../contract/route.ts'
import { formatDate } from '../../../contract/time.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { useRecordStep } from '../../api/use-record-step.ts'
import { RecordConflict } from '../../ui/conflict.tsx'
import { shownOfAssets } from './shown.ts'

const words = (plan: AssetPlan): string =>
  `The plan is now ${plan.title}, ${rhythmWords(plan).toLowerCase()}, next on ${formatDate(plan.nextDueOn)}, ${planLabels[plan.standing].toLowerCase()}. Your changes weren’t saved. Check them and send again.`

/** Takes a step with a plan; `conflict` says when someone else was quicker. */
export const usePlanStep = <T,>(
  endpoint: Endpoint<T>,
  plan: { version: number },
  done: string | ((reply: Reply<T>) => string),
) => {
  const { send, theirs, version } = useRecordStep<AssetPlan, T>(endpoint, plan, { done, shown: shownOfAssets })
  return {
    send,
    version,
    conflict: <RecordConflict theirs={theirs} title="Someone else just changed this plan" words={words} />,
  }
}
