import { Group, Text } from '@mantine/core'
import clsx from 'clsx'
import type { Lived } from '../../../../contract/units/occupancy.ts'
import classes from './lived.module.css'
import { livedLabels, livedStates, shareOf, type LivedState, type MonthState } from './lived.ts'

/** Units by who lives in them as one bar; the numbers stand beside it in words, so it is for the eye alone. */
export const LivedBar = ({ lived }: { lived: Lived }) => (
  <div className={classes.bar} aria-hidden>
    {livedStates
      .filter((state) => lived[state] > 0)
      .map((state) => (
        <div key={state} className={clsx(classes.segment, classes[state])} style={{ flex: `${lived[state]} 1 0` }} />
      ))}
  </div>
)

/** What a colour and pattern stands for. */
export const Swatch = ({ state }: { state: MonthState }) => (
  <span className={clsx(classes.swatch, classes[state])} aria-hidden />
)

interface Props {
  lived: Lived
  states: readonly LivedState[]
}

/** How many units are lived in by whom, each with what it looks like in the bars. */
export const LivedLegend = ({ lived, states }: Props) => (
  <Group component="ul" gap="lg" p={0} m={0} style={{ listStyle: 'none' }}>
    {states.map((state) => (
      <Group key={state} component="li" gap="xs" wrap="nowrap" align="flex-start">
        <Swatch state={state} />
        <div>
          <Text size="sm" c="dimmed" lh={1.2}>
            {livedLabels[state]}
          </Text>
          <Text fz="h3" fw={650} lh={1.3} className="figures">
            {lived[state]}{' '}
            <Text span size="sm" fw={400} c="dimmed">
              {shareOf(lived[state], lived.units)}
            </Text>
          </Text>
        </div>
      </Group>
    ))}
  </Group>
)
