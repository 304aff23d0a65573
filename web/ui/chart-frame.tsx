import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './chart-frame.module.css'

interface Props {
  /** What the chart says, for those who do not see it. */
  label: string
  /** The value at the top of the scale; the bottom is 0. */
  most?: number
  /** What the scale says from the top down, level with lines at even distances, where it is more than that. */
  scale?: readonly string[]
  /** What stands below the columns, from the first to the last. */
  names: readonly string[]
  /** Whether each name has a column of its own; on a phone every other one is left out. */
  named?: 'ends' | 'each'
  children: ReactNode
}

const Axis = ({ children }: { children: ReactNode }) => (
  <Text span size="xs" c="dimmed" className="figures">
    {children}
  </Text>
)

/** The scale and the names around the columns of a chart; a table beside it says the same in numbers. */
export const ChartFrame = ({ label, most = 0, scale, names, named = 'ends', children }: Props) => (
  <div className={classes.chart} role="img" aria-label={label}>
    <div className={classes.scale} data-level={scale !== undefined || undefined}>
      {(scale ?? [most.toLocaleString('en-CA'), '0']).map((words) => (
        <Axis key={words}>{words}</Axis>
      ))}
    </div>
    <div className={classes.columns} data-level={scale !== undefined || undefined}>
      {children}
    </div>
    <div className={classes.names} data-named={named}>
      {[...names.entries()].map(([place, name]) => (
        <Axis key={place}>{name}</Axis>
      ))}
    </div>
  </div>
)
