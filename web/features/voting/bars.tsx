import { Group, Text } from '@mantine/core'
import clsx from 'clsx'
import classes from './bars.module.css'

export interface Bar {
  key: string
  label: string
  value: number
  /** What stands at its end: `3 votes`. */
  figure: string
  /** It won, or leads; said in words, too. */
  first?: boolean
  /** Whether it must pass the threshold. */
  judged?: boolean
}

interface Props {
  label: string
  bars: readonly Bar[]
  /** What a bar over the whole width stands for. */
  most: number
  /** What must be passed, in the same measure, and in words. */
  threshold?: { at: number; words: string } | null
}

/** What was chosen how often, as bars with the numbers beside them; with a threshold drawn in where there is one. */
export const Bars = ({ label, bars, most, threshold = null }: Props) => {
  const share = (value: number): string => `${most === 0 ? 0 : (100 * value) / most}%`
  return (
    <>
      <ul className={classes.bars} aria-label={label}>
        {bars.map(({ key, label: name, value, figure, first = false, judged = false }) => (
          <li key={key} className={clsx(first && classes.first)}>
            <div className={classes.words}>
              <Text span fw={first ? 650 : 500}>
                {name}
              </Text>
              <span className={classes.figure}>{figure}</span>
            </div>
            <div className={classes.track} aria-hidden>
              {value > 0 && <div className={classes.bar} style={{ width: share(value) }} />}
              {judged && threshold && (
                <div className={classes.threshold} style={{ insetInlineStart: share(threshold.at) }} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {threshold && (
        <Group gap={6} wrap="nowrap">
          <span className={classes.key} aria-hidden />
          <Text size="sm">{threshold.words}</Text>
        </Group>
      )}
    </>
  )
}
