import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Preferences } from '../../../contract/notifications.ts'
import { api } from '../../api/api.ts'
import { useBuildingId } from '../../api/building-id.ts'
import { newerOf, wordsOfChange } from '../../api/errors.ts'
import { keyOf, useRoute } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { bodyOf, changed, type Change } from './preference-changes.ts'

/** What became of the last change. */
export type Outcome = { state: 'none' | 'saved' | 'merged' } | { state: 'failed'; words: string; change: Change }

/**
 * The reader's preferences, and the way to change them: each change shows at once, is saved by itself and in its turn,
 * and goes over what another window has saved meanwhile without touching it.
 */
export const usePreferences = () => {
  const client = useQueryClient()
  const key = keyOf(api.notifications.preferences, useBuildingId())
  const query = useRoute(api.notifications.preferences, {}, { staleTime: 0 })
  const save = useAction(api.notifications.changePreferences)
  const [waiting, setWaiting] = useState<readonly Change[]>([])
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' })
  const turn = useRef(Promise.resolve())

  const keep = async (preferences: Preferences) => {
    await client.cancelQueries({ queryKey: key })
    client.setQueryData(key, preferences)
  }
  const send = async (change: Change, kept: Preferences) => keep(await save.send({ body: bodyOf(kept, change) }))
  /** Whether somebody else's changes were found on the way. */
  const sendOver = async (change: Change, kept: Preferences): Promise<boolean> => {
    try {
      await send(change, kept)
      return false
    } catch (error) {
      const newer = newerOf(error) as Preferences | null
      if (!newer) throw error
      await keep(newer)
      await send(change, newer)
      return true
    }
  }
  const settle = async (change: Change) => {
    const kept = client.getQueryData<Preferences>(key)
    try {
      if (kept) setOutcome({ state: (await sendOver(change, kept)) ? 'merged' : 'saved' })
    } catch (error) {
      setOutcome({ state: 'failed', words: wordsOfChange(error, 'We couldn’t save the change.'), change })
    }
    setWaiting((rest) => rest.slice(1))
  }
  const change = (wanted: Change) => {
    setWaiting((rest) => [...rest, wanted])
    turn.current = turn.current.then(() => settle(wanted))
  }
  return {
    query: { ...query, data: query.data && waiting.reduce(changed, query.data) },
    change,
    saving: waiting.length > 0,
    outcome,
  }
}
