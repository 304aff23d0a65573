import { Text } from '@mantine/core'
import { FigureBar } from '../../../ui/figure-bar.tsx'
import { Panel } from '../../../ui/panel.tsx'
import classes from './bar-list.module.css'

interface Props {
  title: string
  /** What stands where there is nothing. */
  empty: string
  bars: readonly { name: string; value: number; words: string }[]
}

/** Bars that print their figures: a name, a bar by its value, and the value in words. */
export const BarList = ({ title, empty, bars }: Props) => {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <Panel title={title}>
      {bars.length === 0 ? (
        <Text c="dimmed">{empty}</Text>
      ) : (
        <ul className={classes.bars} aria-label={title}>
          {bars.map(({ name, value, words }) => (
            <li key={name}>
              <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Text>
              <FigureBar value={value} most={most} />
              <Text size="sm" className="figures">
                {words}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
