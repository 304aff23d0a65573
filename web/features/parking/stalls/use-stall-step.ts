import type { Stall } from '../../../../contract/parking/stalls.ts'
import type { Call } from '../../../../contract/route.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useRefresh } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { useGround } from '../../../api/use-ground.ts'
import { useStep } from '../../../api/use-step.ts'
import { shownOfStalls } from './shown.ts'

/** A step with a stall, from the version that was there when it began, also when the stall is read anew behind it. */
export const useStallStep = <T>(endpoint: Endpoint<T>, { from, done }: { from: number; done: string }) => {
  const { send, theirs, busy } = useStep<Stall, T>(endpoint, { done, shown: shownOfStalls })
  return { send, theirs, version: useGround(from, theirs), busy }
}

/** A step by a button alone: told in passing, and what is shown is read anew, whatever becomes of it. */
export const useStallButton = <T>(endpoint: Endpoint<T>, done: string) => {
  const refresh = useRefresh()
  const action = useAction(endpoint, { done })
  const run = async (args: Call<T>): Promise<void> => {
    await action.run(args)
    await refresh(...shownOfStalls)
  }
  return { run, busy: action.busy }
}
