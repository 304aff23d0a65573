import { useState } from 'react'
import type { AssetPlan } from '../../../contract/assets/plan.ts'
import type { Call, Reply } from '../../../contract/route.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { newerOf } from '../../api/errors.ts'
import { useRefresh } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { useGround } from '../../api/use-ground.ts'
import { shownOfAssets } from './shown.ts'

/**
 * A step with a plan, from the version that was there when it began, also when the plan is read anew behind it. Where
 * somebody else was quicker it is not taken: `theirs` says how the plan stands, the screen reads it anew, and what was
 * typed stays, to be sent again. `send` answers nothing then, and throws all other refusals for the form.
 */
export const usePlanStep = <T>(
  endpoint: Endpoint<T>,
  { from, done }: { from: number; done: string | ((reply: Reply<T>) => string) },
) => {
  const [theirs, setTheirs] = useState<AssetPlan | null>(null)
  const refresh = useRefresh()
  const action = useAction(endpoint, { done, refresh: shownOfAssets })
  const send = async (args: Call<T>): Promise<Reply<T> | undefined> => {
    try {
      const reply = await action.send(args)
      setTheirs(null)
      return reply
    } catch (error) {
      await refresh(...shownOfAssets)
      const newer = newerOf(error) as AssetPlan | null
      if (!newer) throw error
      setTheirs(newer)
      return undefined
    }
  }
  return { send, theirs, version: useGround(from, theirs) }
}
