import type { Call } from '../../../../../contract/route.ts'
import type { Endpoint } from '../../../../api/endpoint.ts'
import { wordsFor } from '../../../../api/errors.ts'
import { toast } from '../../../../api/toast.ts'
import { useRecordsStep } from './use-records-step.tsx'

/** A step by a button alone: what the server refuses is told. */
export const useTold = <T>(endpoint: Endpoint<T>, request: { version: number }, done: string) => {
  const { send, conflict, busy } = useRecordsStep(endpoint, request, done)
  const run = async (args: Call<T>): Promise<void> => {
    try {
      await send(args)
    } catch (error) {
      toast.error(wordsFor(error, 'That didn’t work. Please try again.'))
    }
  }
  return { run, conflict, busy }
}
