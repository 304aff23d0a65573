import { useRef } from 'react'
import type { RosterImport, SaidChoices } from '../../../../contract/units.ts'
import { api } from '../../../api/api.ts'
import { ApiError, newerOf, wordsFor, wordsOfChange } from '../../../api/errors.ts'
import { useRefresh } from '../../../api/queries.ts'
import { toast } from '../../../api/toast.ts'
import { useAction } from '../../../api/use-action.ts'

const { getImport, importRows, listImports } = api.units

type Said = Omit<SaidChoices, 'version'>
export type Choose = (say: (latest: RosterImport) => Said) => void

/**
 * What is said of the file goes to the server, which reads it anew: one after the other, each on what the one before
 * brought, so that nothing is lost on whoever is faster than the reading.
 */
export const useChoices = (made: RosterImport) => {
  const { _id } = made
  const refresh = [getImport, importRows, listImports]
  const reload = useRefresh()
  const choose = useAction(api.units.chooseImport, { refresh })
  const forget = useAction(api.units.forgetMapping, { refresh })
  const own = useRef(made)
  const turn = useRef(Promise.resolve())
  const say = async (seen: RosterImport, said: Parameters<Choose>[0]) => {
    const latest = own.current.version > seen.version ? own.current : seen
    try {
      own.current = await choose.send({ params: { id: _id }, body: { ...said(latest), version: latest.version } })
    } catch (error) {
      const aboutEnds = error instanceof ApiError && error.fields.some(({ field }) => field === 'ends')
      if (!aboutEnds) toast.error(wordsFor(error, 'Failed to read the file again'))
      if (newerOf(error)) await reload(getImport, importRows)
    }
  }
  const onChoose: Choose = (said) => {
    turn.current = turn.current.then(() => say(made, said))
  }
  return {
    onChoose,
    onForget: () => void forget.run({ params: { id: _id } }),
    fault: choose.error ? wordsOfChange(choose.error, 'That date isn’t valid') : null,
    busy: choose.busy || forget.busy,
  }
}
