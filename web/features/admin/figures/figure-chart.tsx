import type { FiguresOfDay, PlatformFigures } from '../../../../contract/admin/figures.ts'
import { ChartFrame } from '../../../ui/chart-frame.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import classes from './figures.module.css'
import { chartWords, dayName, sumOf, type Chart } from './series.ts'

type Shown = Pick<PlatformFigures, 'series' | 'span'>

const share = (value: number, most: number): string => `${most === 0 ? 0 : (100 * value) / most}%`

const Bars = ({ chart, shown: { series, span } }: { chart: Chart; shown: Shown }) => {
  const { measure, over } = chart
  const valueOf = (day: FiguresOfDay) => day[measure] ?? 0
  const overOf = (day: FiguresOfDay) => (over ? (day[over.measure] ?? 0) : 0)
  const most = Math.max(0, ...series.map((day) => valueOf(day) + overOf(day)))
  const named = [series.at(0), series.at(-1)].filter((day) => !!day)
  return (
    <ChartFrame
      label={chartWords(chart, { series, span })}
      most={most}
      names={named.map(({ day }) => dayName(day, span))}
    >
      <div className={classes.bars}>
        {series.map((day) => (
          <div key={day.day} className={classes.bar} title={`${dayName(day.day, span)}: ${valueOf(day)}`}>
            {day[measure] === null && <div className={classes.uncounted} />}
            {valueOf(day) > 0 && <div className={classes.segment} style={{ height: share(valueOf(day), most) }} />}
            {overOf(day) > 0 && <div className={classes.over} style={{ height: share(overOf(day), most) }} />}
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}

const columnsOf = ({ name, measure, over }: Chart, span: Shown['span']): Column<FiguresOfDay>[] => [
  { name: span === 'days' ? 'Day' : 'Month', cell: ({ day }) => dayName(day, span) },
  ...[{ name, measure }, ...(over ? [over] : [])].map((one) => ({
    name: one.name,
    figures: true,
    cell: (day: FiguresOfDay) => day[one.measure]?.toLocaleString('en-CA') ?? 'no data yet',
  })),
]

/** One measure over time: a bar a day or a month, and the same in numbers. */
export const FigureChart = ({ chart, shown }: { chart: Chart; shown: Shown }) => {
  const { series, span } = shown
  const { over } = chart
  const failed = over && sumOf(series, over.measure)
  return (
    <Panel
      title={chart.title}
      text={`${sumOf(series, chart.measure).toLocaleString('en-CA')} total${
        over ? `, ${failed?.toLocaleString('en-CA')} ${over.name.toLowerCase()} (striped)` : ''
      }${series.some((day) => day[chart.measure] === null) ? '; grey means no data yet' : ''}`}
    >
      <Bars chart={chart} shown={shown} />
      <details>
        <summary className={classes.summary}>{chart.title}: numbers</summary>
        <RowTable
          label={`${chart.title}: numbers`}
          items={series.toReversed()}
          columns={columnsOf(chart, span)}
          idOf={({ day }) => day}
          leastWidth={260}
        />
      </details>
    </Panel>
  )
}
