import { Group, Text, VisuallyHidden } from '@mantine/core'
import clsx from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { stepTo } from './facade-steps.ts'
import classes from './facade.module.css'
import { floorName, floorsOf } from './floors.ts'

/** How a window looks: `full` and `light` are as they should be, `open` asks for attention. */
export type Tone = 'full' | 'light' | 'other' | 'quiet' | 'open'

/** What a window can say: in words, by a sign and by a tone, never by colour alone. */
export interface WindowKind {
  label: string
  sign: ReactNode
  tone: Tone
}

interface Window {
  _id: string
  unitNumber: string
  floor: string | null
}

interface Props<W extends Window, K extends string> {
  units: readonly W[]
  /** In the order of the legend; those that no window shows are left out of it. */
  kinds: Readonly<Record<K, WindowKind>>
  kindOf: (unit: W) => K
  /** Where a window leads; without it windows are only looked at. */
  linkTo?: (unit: W) => string
}

/** The building's front: a row a floor from the top down, a window a unit. */
export function Facade<W extends Window, K extends string>({ units, kinds, kindOf, linkTo }: Props<W, K>) {
  const counts = Map.groupBy(units, kindOf)
  return (
    <>
      <Group gap="md" mb="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {(Object.keys(kinds) as K[]).map((kind) => {
          const count = counts.get(kind)?.length ?? 0
          return count > 0 && <LegendEntry key={kind} kind={kinds[kind]} count={count} />
        })}
      </Group>
      <ol className={classes.facade} {...(linkTo && { onKeyDown: move })}>
        {floorsOf(units).map(({ floor, units: here }) => (
          <li key={floor} className={classes.floor} data-floor>
            <Text size="sm" c="dimmed">
              {floorName(floor)}
            </Text>
            <ul className={classes.windows}>
              {here.map((unit) => (
                <li key={unit._id}>
                  <WindowOf unitNumber={unit.unitNumber} kind={kinds[kindOf(unit)]} to={linkTo?.(unit)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}

const LegendEntry = ({ kind: { label, sign, tone }, count }: { kind: WindowKind; count: number }) => (
  <Group gap={6} component="li" wrap="nowrap">
    <span className={clsx(classes.window, classes[tone])} aria-hidden>
      <span className={classes.sign}>{sign}</span>
    </span>
    <Text size="sm" span>
      {label} {count.toLocaleString('en-CA')}
    </Text>
  </Group>
)

const WindowOf = ({ unitNumber, kind, to }: { unitNumber: string; kind: WindowKind; to: string | undefined }) => {
  const inside = (
    <>
      <span>{unitNumber}</span>
      <span className={classes.sign} aria-hidden>
        {kind.sign}
      </span>
      <VisuallyHidden>: {kind.label}</VisuallyHidden>
    </>
  )
  if (to === undefined)
    return (
      <div className={clsx(classes.window, classes[kind.tone])} title={kind.label}>
        {inside}
      </div>
    )
  return (
    <Link to={to} className={clsx(classes.window, classes.opens, classes[kind.tone])} title={kind.label}>
      {inside}
    </Link>
  )
}

/** The arrow keys go from window to window as they stand, beside the tabulator. */
const move = (event: KeyboardEvent<HTMLOListElement>) => {
  const floors = [...event.currentTarget.querySelectorAll('[data-floor]')].map((floor) => [
    ...floor.querySelectorAll('a'),
  ])
  const next = stepTo(floors, document.activeElement, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
}
