import type { AssetPlan } from '../../../contract/assets/plan.ts'
import type { Reply } from '../../../contract/route.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { useGround } from '../../api/use-ground.ts'
import { useStep } from '../../api/use-step.ts'
import { shownOfAssets } from './shown.ts'

/** A step with a plan, from the version that was there when it began, also when the plan is read anew behind it. */
export const usePlanStep = <T>(
  endpoint: Endpoint<T>,
  { from, done }: { from: number; done: string | ((reply: Reply<T>) => string) },
) => {
  const { send, theirs } = useStep<AssetPlan, T>(endpoint, { done, shown: shownOfAssets })
  return { send, theirs, version: useGround(from, theirs) }
}
