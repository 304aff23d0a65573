import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './chart-frame.module.css'

interface Props {
  /** What the chart says, for those who do not see it. */
  label: string
  /** The value at the top of the scale; the bottom is 0. */
  most: number
  /** What stands below the columns, from the first to the last. */
  names: readonly string[]
  children: ReactNode
}

const Axis = ({ children }: { children: ReactNode }) => (
  <Text span size="xs" c="dimmed" className="figures">
    {children}
  </Text>
)

/** The scale and the names around the columns of a chart; a table beside it says the same in numbers. */
export const ChartFrame = ({ label, most, names, children }: Props) => (
  <div className={classes.chart} role="img" aria-label={label}>
    <div className={classes.scale}>
      <Axis>{most.toLocaleString('en-CA')}</Axis>
      <Axis>{0}</Axis>
    </div>
    <div className={classes.columns}>{children}</div>
    <div className={classes.names}>
      {names.map((name) => (
        <Axis key={name}>{name}</Axis>
      ))}
    </div>
  </div>
)
