import { useState } from 'react'
import type { Call, Reply } from '../../contract/route.ts'
import type { Endpoint } from './endpoint.ts'
import { mayPass, newerOf } from './errors.ts'
import { useRefresh } from './queries.ts'
import { useAction } from './use-action.ts'

/** What a step says when it is done, if anything, and the calls whose answers it may change. */
export interface StepWords<One, T> {
  done?: string | ((reply: Reply<T>) => string)
  failed?: string
  shown: readonly Endpoint<unknown>[]
  /**
   * Shows the record as the step left it, where the call replies with it. Whoever takes the next step before the page has
   * refreshed then starts from their own version, and isn’t told that someone else changed it.
   */
  take?: (record: One) => void
  /** For a screen that tells of it elsewhere than where the step is taken. */
  onTheirs?: (theirs: One) => void
}

/**
 * A step with a record that others change too. Where somebody else was quicker it is not taken: `theirs` says how the
 * record stands, the screen reads it anew, and what was typed stays, to be sent again. `send` answers the reply, or
 * nothing then; it throws all other refusals, for the form.
 */
export const useStep = <One, T>(endpoint: Endpoint<T>, { done, failed, shown, take, onTheirs }: StepWords<One, T>) => {
  const [theirs, setTheirs] = useState<One | null>(null)
  const refresh = useRefresh()
  const action = useAction(endpoint, {
    refresh: shown,
    ...(done !== undefined && { done }),
    ...(take && { take: (reply) => take(reply as One) }),
    ...(failed !== undefined && { failed }),
  })
  const send = async (args: Call<T>): Promise<Reply<T> | undefined> => {
    try {
      const reply = await action.send(args)
      setTheirs(null)
      return reply
    } catch (error) {
      const newer = newerOf(error) as One | null
      // What the record allows may be another thing now, whatever the step was refused for.
      if (!mayPass(error)) await refresh(...shown)
      if (!newer) throw error
      setTheirs(newer)
      onTheirs?.(newer)
      return undefined
    }
  }
  return { send, run: action.run, theirs, busy: action.busy }
}
