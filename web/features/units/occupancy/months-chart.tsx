import clsx from 'clsx'
import type { OccupancyMonth } from '../../../../contract/units/occupancy.ts'
import { ChartFrame } from '../../../ui/chart-frame.tsx'
import classes from './lived.module.css'
import { chartWords, monthName, type MonthState } from './lived.ts'

interface Props {
  months: readonly OccupancyMonth[]
  /** From the ground up. */
  states: readonly MonthState[]
}

/** Units by who lived in them, a column a month; the table beside it says the same in numbers. */
export function MonthsChart({ months, states }: Props) {
  const most = Math.max(0, ...months.map(({ units }) => units))
  const named = [months.at(0), months.at(Math.floor(months.length / 2)), months.at(-1)].filter((month) => !!month)
  return (
    <ChartFrame label={chartWords(months)} most={most} names={named.map(({ day }) => monthName(day))}>
      <div className={classes.months}>
        {months.map((month) => (
          <div key={month.day} className={classes.month} title={monthName(month.day)}>
            {states
              .filter((state) => month[state] > 0)
              .map((state) => (
                <div
                  key={state}
                  className={clsx(classes.segment, classes[state])}
                  style={{ flex: `${month[state]} 1 0` }}
                />
              ))}
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
