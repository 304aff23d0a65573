import { useState } from 'react'
import type { Stall } from '../../../../contract/parking/stalls.ts'
import type { Call, Reply } from '../../../../contract/route.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { newerOf } from '../../../api/errors.ts'
import { useRefresh } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { shownOfStalls } from './shown.ts'

/**
 * A step with a stall, from the version that was there when it began. Where somebody else was quicker it is not taken:
 * `theirs` says how the stall stands, the screen reads it anew, and what was typed stays, to be sent again. `send` answers
 * nothing then, and throws all other refusals for the form.
 */
export const useStallStep = <T>(endpoint: Endpoint<T>, { from, done }: { from: number; done: string }) => {
  const [began] = useState(from)
  const [theirs, setTheirs] = useState<Stall | null>(null)
  const refresh = useRefresh()
  const action = useAction(endpoint, { done, refresh: shownOfStalls })
  const send = async (args: Call<T>): Promise<Reply<T> | undefined> => {
    try {
      const reply = await action.send(args)
      setTheirs(null)
      return reply
    } catch (error) {
      await refresh(...shownOfStalls)
      const newer = newerOf(error) as Stall | null
      if (!newer) throw error
      setTheirs(newer)
      return undefined
    }
  }
  return { send, theirs, version: theirs?.version ?? began, busy: action.busy }
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
