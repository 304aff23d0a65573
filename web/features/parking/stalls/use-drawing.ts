import type { KeyboardEvent, PointerEvent } from 'react'
import type { StallPlace, StallSummary } from '../../../../contract/parking/stalls.ts'
import { draws, movedByKey, onGrid, samePlace } from './drawing.ts'
import { cellPx } from './map-stall.tsx'
import { useMoves } from './use-moves.ts'

/** Drawing a map by keys and by the pointer. */
export const useDrawing = (stalls: readonly StallSummary[]) => {
  const moves = useMoves(stalls)
  const { placeOf, show, letGo, move, undo } = moves
  const onKey = (id: string, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if ((ctrlKey || metaKey) && key === 'z') {
      undo()
      return true
    }
    const place = placeOf(id)
    if (!place || ctrlKey || metaKey || !draws(key)) return false
    const next = movedByKey(place, { key, shiftKey })
    if (next) move(id, place, next)
    return true
  }
  const onPointerDown = (id: string, event: PointerEvent<SVGGElement>) => {
    const from = placeOf(id)
    if (!from || event.button !== 0) return
    const { clientX, clientY, pointerId } = event
    const target: SVGGElement = event.currentTarget
    const to = (now: MouseEvent): StallPlace =>
      onGrid({
        ...from,
        x: from.x + (now.clientX - clientX) / cellPx,
        y: from.y + (now.clientY - clientY) / cellPx,
      })
    const stop = new AbortController()
    const { signal } = stop
    target.setPointerCapture(pointerId)
    target.addEventListener('pointermove', (now) => show(id, to(now)), { signal })
    target.addEventListener('pointercancel', () => (letGo(id), stop.abort()), { signal })
    const drop = (now: MouseEvent) => {
      stop.abort()
      if (samePlace(from, to(now))) letGo(id)
      else move(id, from, to(now))
    }
    target.addEventListener('pointerup', drop, { signal })
  }
  return { ...moves, onKey, onPointerDown }
}
