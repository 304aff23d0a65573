import { Group, Text } from '@mantine/core'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cellPx, MapStall, type OnMap } from './map-stall.tsx'
import classes from './stall-map.module.css'

interface Props {
  level: string
  stalls: readonly OnMap[]
  chosen: string | null
  onChoose?: (id: string) => void
  /** Where the map is drawn: what keys and the pointer do with a stall. Keys that it takes are not for going around. */
  drawing?: {
    onKey: (id: string, event: KeyboardEvent) => boolean
    onPointerDown: (id: string, event: PointerEvent<SVGGElement>) => void
  }
}

/** Room around the stalls, in cells. */
const margin = 1

/** The size of the grid that a level fills, in cells. */
const sizeOf = (stalls: readonly OnMap[]): { width: number; height: number } => ({
  width: Math.max(20, ...stalls.map(({ place }) => place.x + place.width)) + margin,
  height: Math.max(10, ...stalls.map(({ place }) => place.y + place.height)) + margin,
})

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** A level as a list of stalls that are drawn where they are: one stop of the tabulator, arrow keys go from stall to stall. */
export const StallMap = ({ level, stalls, chosen, onChoose, drawing }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const stop = stalls.find(({ _id }) => _id === (at ?? chosen)) ?? stalls[0]
  const { width, height } = sizeOf(stalls)
  const go = (by: number) => {
    const index = stalls.findIndex((stall) => stall === stop) + by
    const next = stalls[Math.min(Math.max(index, 0), stalls.length - 1)]
    if (!next) return
    setAt(next._id)
    frame.current?.querySelector<SVGGElement>(`[data-stall="${next._id}"]`)?.focus()
  }
  const onKeyDown = (id: string) => (event: KeyboardEvent<SVGGElement>) => {
    if (drawing?.onKey(id, event)) return event.preventDefault()
    const step = steps[event.key]
    if (step !== undefined) go(step)
    else if (event.key === 'Home') go(-stalls.length)
    else if (event.key === 'End') go(stalls.length)
    else if (event.key === 'Enter' || event.key === ' ') onChoose?.(id)
    else return
    event.preventDefault()
  }
  return (
    <div className={classes.frame} ref={frame}>
      <svg
        className={classes.map}
        width={width * cellPx}
        height={height * cellPx}
        viewBox={`0 0 ${width * cellPx} ${height * cellPx}`}
        role="list"
        aria-label={`Map of level ${level}`}
      >
        {stalls.map((stall) => (
          <MapStall
            key={stall._id}
            stall={stall}
            chosen={stall._id === chosen}
            stop={drawing !== undefined || stall === stop}
            drawing={drawing !== undefined}
            onPress={onChoose && (() => onChoose(stall._id))}
            onKeyDown={onKeyDown(stall._id)}
            onPointerDown={drawing && ((event) => drawing.onPointerDown(stall._id, event))}
          />
        ))}
      </svg>
    </div>
  )
}

const legends = {
  free: ['swatchFree', 'Free: dashed border'],
  held: ['swatchHeld', 'Ending soon or held: dotted border'],
  visitor: ['swatchVisitor', 'For visitors: grey background'],
  mine: ['swatchMine', 'Yours: thick border'],
} as const

/** What the looks of a map mean. */
export const MapLegend = ({ shows }: { shows: readonly (keyof typeof legends)[] }) => (
  <Group gap="md" mt="xs">
    {shows.map((look) => (
      <Group key={look} gap="xs" wrap="nowrap">
        <span className={`${classes.swatch} ${classes[legends[look][0]]}`} aria-hidden />
        <Text size="sm">{legends[look][1]}</Text>
      </Group>
    ))}
  </Group>
)
