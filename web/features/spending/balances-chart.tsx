import { Group, Text } from '@mantine/core'
import { formatMoney } from '../../../contract/money.ts'
import { SpendingFund } from '../../../contract/spending/report.ts'
import { formatDate } from '../../../contract/time.ts'
import { labelsFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import { useFundLabels } from '../../ui/use-money-labels.ts'
import { balancesWords, scaleOf, scaleWords, shortMonth, type MonthBalances } from './balances.ts'
import classes from './spending.module.css'

interface Props {
  balances: readonly MonthBalances[]
}

const percent = (share: number): string => `${100 * share}%`

/** Balances of the two main funds as lines over months; the table beside it says the same in numbers. */
export const BalancesChart = ({ balances }: Props) => {
  const labels = labelsFor(useBuilding().jurisdiction)
  const scale = scaleOf(balances.flatMap(({ operating, reserve }) => [operating, reserve]))
  const [top = 0, bottom = 0] = [scale.at(0), scale.at(-1)]
  const across = (index: number): string => percent((index + 0.5) / balances.length)
  const down = (cents: number): string => percent((top - cents) / (top - bottom))
  return (
    <>
      <Legend />
      <ChartFrame
        label={balancesWords(balances, labels)}
        scale={scale.map(scaleWords)}
        names={balances.map(({ day }) => shortMonth(day))}
        named="each"
      >
        <svg className={classes.plot}>
          {scale.map((cents) => (
            <line
              key={cents}
              className={cents === 0 ? classes.zero : classes.grid}
              {...{ x1: 0, x2: '100%', y1: down(cents), y2: down(cents) }}
            />
          ))}
          {SpendingFund.options.map((fund) => (
            <Line key={fund} fund={fund} balances={balances} across={across} down={down} />
          ))}
        </svg>
      </ChartFrame>
    </>
  )
}

interface LineProps extends Props {
  fund: SpendingFund
  /** Where the month of an index is. */
  across: (index: number) => string
  /** Where an amount is. */
  down: (cents: number) => string
}

const Line = ({ fund, balances, across, down }: LineProps) => {
  const fundLabels = useFundLabels()
  return (
    <g>
      {balances.slice(1).map((month, index) => (
        <line
          key={month.day}
          className={classes[fund]}
          {...{
            x1: across(index),
            y1: down(balances[index]?.[fund] ?? 0),
            x2: across(index + 1),
            y2: down(month[fund]),
          }}
        />
      ))}
      {balances.map((month, index) => (
        <Mark key={month.day} fund={fund} x={across(index)} y={down(month[fund])}>
          {`${fundLabels[fund]}, ${formatDate(month.day)}: ${formatMoney(month[fund])}`}
        </Mark>
      ))}
    </g>
  )
}

/** A circle for the operating fund, a square for the reserve. */
const Mark = ({ fund, x, y, children }: { fund: SpendingFund; x: string; y: string; children?: string }) =>
  fund === 'operating' ? (
    <circle className={classes[fund]} cx={x} cy={y} r={3}>
      {children !== undefined && <title>{children}</title>}
    </circle>
  ) : (
    <rect className={classes[fund]} x={x} y={y} width={6} height={6} transform="translate(-3 -3)">
      {children !== undefined && <title>{children}</title>}
    </rect>
  )

const Legend = () => {
  const fundLabels = useFundLabels()
  return (
    <Group component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
      {SpendingFund.options.map((fund) => (
        <Group key={fund} component="li" gap="xs" wrap="nowrap">
          <svg className={classes.key} aria-hidden>
            <line className={classes[fund]} x1={0} x2="100%" y1="50%" y2="50%" />
            <Mark fund={fund} x="50%" y="50%" />
          </svg>
          <Text size="sm">{fundLabels[fund]}</Text>
        </Group>
      ))}
    </Group>
  )
}
