import { useRef, useState } from 'react'
import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import type { StallPlace, StallSummary } from '../../../../contract/parking/stalls.ts'
import { api } from '../../../api/api.ts'
import { newerOf, wordsFor } from '../../../api/errors.ts'
import { useRefresh } from '../../../api/queries.ts'
import { toast } from '../../../api/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import { samePlace } from './drawing.ts'
import { shownOfStalls } from './shown.ts'

const theirsWords = (name: string) =>
  `Someone else just changed ${name}. It’s shown where they left it; move it again if needed.`

/** Saves places one after the other, each from the version that the one before it made. */
const useSaving = (stalls: readonly StallSummary[], onRefused: (id: string) => void) => {
  const versions = useRef(new Map<string, number>())
  const last = useRef<Promise<void>>(Promise.resolve())
  const refresh = useRefresh()
  const { send } = useAction(api.parking.placeStall)
  const save = async (stall: StallSummary, place: StallPlace): Promise<void> => {
    const { _id: id } = stall
    const version = Math.max(stall.version, versions.current.get(id) ?? 0)
    try {
      const after = await send({ params: { id }, body: { ...place, version } })
      versions.current.set(id, after.version)
    } catch (error) {
      onRefused(id)
      const failed = 'We couldn’t save the move. The stall is back where it was.'
      toast.error(newerOf(error) ? theirsWords(stallLabel(stall)) : wordsFor(error, failed))
      await refresh(...shownOfStalls)
    }
  }
  const enqueue = (id: string, place: StallPlace) => {
    const stall = stalls.find(({ _id }) => _id === id)
    if (stall) last.current = last.current.then(() => save(stall, place))
  }
  const settled = async () => {
    await last.current
    await refresh(...shownOfStalls)
  }
  return { enqueue, settled }
}

/**
 * Moves of stalls: each stands on the screen at once and is saved when it is made; the last one can be undone. Where somebody
 * else moved the stall meanwhile, theirs stands and the mover is told.
 */
export const useMoves = (stalls: readonly StallSummary[]) => {
  const [places, setPlaces] = useState<Readonly<Record<string, StallPlace>>>({})
  const [last, setLast] = useState<{ id: string; from: StallPlace } | null>(null)
  const [said, setSaid] = useState('')
  const letGo = (id: string) => setPlaces(({ [id]: _gone, ...rest }) => rest)
  const { enqueue, settled } = useSaving(stalls, (id) => {
    letGo(id)
    setLast(null)
  })
  const placeOf = (id: string): StallPlace | undefined => places[id] ?? stalls.find(({ _id }) => _id === id)?.place
  /** Where a stall is dragged, without saving it yet. */
  const show = (id: string, place: StallPlace) => setPlaces((all) => ({ ...all, [id]: place }))
  const say = (id: string, words: string) => {
    const stall = stalls.find(({ _id }) => _id === id)
    if (stall) setSaid(`${stallLabel(stall)} ${words}`)
  }
  const move = (id: string, from: StallPlace, to: StallPlace) => {
    if (samePlace(from, to)) return
    show(id, to)
    setLast({ id, from })
    say(id, `at ${to.x}, ${to.y}, ${to.width} by ${to.height}`)
    enqueue(id, to)
  }
  const undo = () => {
    if (!last) return
    show(last.id, last.from)
    say(last.id, 'is back where it was')
    enqueue(last.id, last.from)
    setLast(null)
  }
  return { placeOf, show, letGo, move, undo, said, canUndo: last !== null, settled }
}
