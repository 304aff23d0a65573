import { Group, Text, VisuallyHidden } from '@mantine/core'
import clsx from 'clsx'
import type { NoticeAnalytics } from '../../../contract/notices.ts'
import { floorName, floorsOf } from '../units/units.ts'
import classes from './coverage-facade.module.css'
import { reaches, reachWords } from './reach.ts'

/** How far a notice got, as the building's façade: a row a floor from the top down, a window a unit. */
export function CoverageFacade({ byUnit }: { byUnit: NoticeAnalytics['byUnit'] }) {
  const present = reaches.filter((reach) => byUnit.some((unit) => unit.reach === reach))
  return (
    <>
      <Group gap="md" mb="sm" aria-hidden>
        {present.map((reach) => (
          <Group key={reach} gap={6}>
            <span className={clsx(classes.window, classes[reach])} style={{ minWidth: 0 }}>
              {reachWords[reach].sign}
            </span>
            <Text size="sm">{reachWords[reach].label}</Text>
          </Group>
        ))}
      </Group>
      <ol className={classes.facade}>
        {floorsOf(byUnit).map(({ floor, units }) => (
          <li key={floor} className={classes.floor}>
            <Text size="sm" c="dimmed">
              {floorName(floor)}
            </Text>
            <ul className={classes.windows}>
              {units.map(({ _id, unitNumber, reach }) => (
                <li key={_id} className={clsx(classes.window, classes[reach])} title={reachWords[reach].label}>
                  <span>{unitNumber}</span>
                  <span aria-hidden>{reachWords[reach].sign}</span>
                  <VisuallyHidden>: {reachWords[reach].label}</VisuallyHidden>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}
