import type { Call } from '../../../../contract/route.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useRefresh } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { shownOfStalls } from './shown.ts'

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
