import { Group, Text } from '@mantine/core'
import clsx from 'clsx'
import { ChartFrame } from '../../../../ui/chart-frame.tsx'
import classes from './figures.module.css'
import { flowWords, monthName, type FlowMonth } from './flow-words.ts'

const kinds = [
  ['reported', 'Reported'],
  ['resolved', 'Resolved'],
] as const

/** What came and what was done, two columns a month; the table beside it says the same in numbers. */
export const FlowChart = ({ flow }: { flow: readonly FlowMonth[] }) => {
  const most = Math.max(0, ...flow.flatMap(({ reported, resolved }) => [reported, resolved]))
  const named = [flow.at(0), flow.at(-1)].filter((month) => !!month)
  return (
    <>
      <Group component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        {kinds.map(([kind, title]) => (
          <Group key={kind} component="li" gap={6} wrap="nowrap">
            <span className={clsx(classes.swatch, classes[kind])} />
            <Text size="sm">{title}</Text>
          </Group>
        ))}
      </Group>
      <ChartFrame label={flowWords(flow)} most={most} names={named.map(({ month }) => monthName(month))}>
        <div className={classes.months}>
          {flow.map((month) => (
            <div key={month.month} className={classes.month} title={monthName(month.month)}>
              {kinds.map(([kind]) => (
                <div
                  key={kind}
                  className={clsx(classes.bar, classes[kind])}
                  style={{ height: `${most === 0 ? 0 : (100 * month[kind]) / most}%` }}
                />
              ))}
            </div>
          ))}
        </div>
      </ChartFrame>
    </>
  )
}
