import type { KeyboardEvent, PointerEvent } from 'react'
import { stallSpoken, stallTraits } from '../../../../contract/parking/stall-words.ts'
import type { StallPlace } from '../../../../contract/parking/stalls.ts'
import classes from './stall-map.module.css'

/** A cell of the grid on the screen, in pixels: a usual stall is larger than what a finger needs. */
export const cellPx = 16
const inset = 2

/** A stall as the map draws it. */
export interface OnMap {
  _id: string
  level: string
  number: string
  accessible: boolean
  evCharging: boolean
  visitor: boolean
  place: StallPlace
  look: 'plain' | 'free' | 'held' | 'visitor' | 'mine'
  /** Whose it is, as read aloud and, shorter, as written in it. */
  who: string
  written: string
}

interface Props {
  stall: OnMap
  chosen: boolean
  /** Reached by the tabulator. */
  stop: boolean
  drawing: boolean
  onPress?: (() => void) | undefined
  onKeyDown: (event: KeyboardEvent<SVGGElement>) => void
  onPointerDown?: ((event: PointerEvent<SVGGElement>) => void) | undefined
}

/** The side to the lane: south, west, north or east. */
const frontOf = ({ turned }: StallPlace, w: number, h: number) =>
  [
    [0, h, w, h],
    [0, 0, 0, h],
    [0, 0, w, 0],
    [w, 0, w, h],
  ][turned] as [number, number, number, number]

const shortTraits: Readonly<Record<string, string>> = { EV: 'EV', accessible: 'Access', visitor: 'Visitor' }

/** One stall: a shape with a name and a thick line to the lane; what is written on it is for the eye only. */
export const MapStall = ({ stall, chosen, stop, drawing, onPress, onKeyDown, onPointerDown }: Props) => {
  const { place, look, number, who, written } = stall
  const [w, h] = [place.width * cellPx - 2 * inset, place.height * cellPx - 2 * inset]
  const [x1, y1, x2, y2] = frontOf(place, w, h)
  const lines = [...stallTraits(stall).map((trait) => shortTraits[trait] ?? trait), ...(written ? [written] : [])]
  const first = h / 2 - (lines.length * 14) / 2 + 4
  const name = `${stallSpoken(stall, who)}${drawing ? `, at ${place.x}, ${place.y}, ${place.width} by ${place.height}` : ''}`
  return (
    <g role="listitem" transform={`translate(${place.x * cellPx + inset} ${place.y * cellPx + inset})`}>
      <g
        role="button"
        tabIndex={stop ? 0 : -1}
        aria-label={name}
        aria-pressed={chosen}
        data-stall={stall._id}
        className={[classes.button, classes[look], chosen && classes.chosen, drawing && classes.drawn]
          .filter(Boolean)
          .join(' ')}
        onClick={onPress}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        <rect className={classes.body} width={w} height={h} rx={4} />
        <line className={classes.front} x1={x1} y1={y1} x2={x2} y2={y2} />
      </g>
      <g className={classes.words} aria-hidden>
        <text className={classes.number} x={w / 2} y={first}>
          {number}
        </text>
        {lines.map((line, index) => (
          <text key={line} className={classes.line} x={w / 2} y={first + 15 + index * 13}>
            {line}
          </text>
        ))}
      </g>
    </g>
  )
}
