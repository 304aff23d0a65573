import { useState } from 'react'
import type { RecordsRequest } from '../../../../../contract/forms/requests.ts'
import type { Call, Reply } from '../../../../../contract/route.ts'
import type { Endpoint } from '../../../../api/endpoint.ts'
import { newerOf } from '../../../../api/errors.ts'
import { useRefresh } from '../../../../api/queries.ts'
import { useAction } from '../../../../api/use-action.ts'
import { shownOfRecords } from '../shown.ts'

/**
 * A step with a request. Where somebody else was quicker it is not taken: `theirs` says how the request stands, the screen
 * reads it anew, and what was typed stays, to be sent again. Answers the reply, or nothing then; `send` throws all other
 * refusals for the form, `run` tells of them.
 */
export const useRecordsStep = <T>(endpoint: Endpoint<T>, done: string) => {
  const [theirs, setTheirs] = useState<RecordsRequest | null>(null)
  const refresh = useRefresh()
  const action = useAction(endpoint, { done, refresh: shownOfRecords })
  const send = async (args: Call<T>): Promise<Reply<T> | undefined> => {
    try {
      const reply = await action.send(args)
      setTheirs(null)
      return reply
    } catch (error) {
      const newer = newerOf(error) as RecordsRequest | null
      if (!newer) throw error
      setTheirs(newer)
      await refresh(...shownOfRecords)
      return undefined
    }
  }
  return { send, theirs, busy: action.busy }
}
