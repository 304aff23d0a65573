import { mapCellsMost, stallCellsMost } from '../../../../contract/limits/parking-stalls.ts'
import type { StallPlace } from '../../../../contract/parking/stalls.ts'

/** How keys and the pointer move stalls on the grid. */

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** A place that the grid has. */
export const onGrid = ({ x, y, width, height, turned }: StallPlace): StallPlace => ({
  x: within(Math.round(x), 0, mapCellsMost),
  y: within(Math.round(y), 0, mapCellsMost),
  width: within(Math.round(width), 1, stallCellsMost),
  height: within(Math.round(height), 1, stallCellsMost),
  turned: (turned + 4) % 4,
})

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys move by a cell, with shift they resize, R turns; null for any other key, and where nothing comes of it. */
export const movedByKey = (
  place: StallPlace,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): StallPlace | null => {
  const [dx, dy] = arrows[key] ?? [0, 0]
  const next = shiftKey
    ? { ...place, width: place.width + dx, height: place.height + dy }
    : { ...place, x: place.x + dx, y: place.y + dy }
  const turned =
    key === 'r' || key === 'R' ? { ...place, turned: place.turned + 1, width: place.height, height: place.width } : next
  const landed = onGrid(turned)
  return samePlace(landed, place) ? null : landed
}

/** Whether a key is one of those that draw. */
export const draws = (key: string): boolean => key in arrows || key === 'r' || key === 'R'

export const samePlace = (one: StallPlace, other: StallPlace): boolean =>
  (['x', 'y', 'width', 'height', 'turned'] as const).every((field) => one[field] === other[field])
