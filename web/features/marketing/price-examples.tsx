import { Text, Title } from '@mantine/core'
import { formatMoney } from '../../../contract/money.ts'
import { priceOf } from '../../../contract/pricing.ts'
import page from './public.module.css'
import classes from './pricing.module.css'

const examples = [12, 32, 64, 120, 250] as const

/** A few buildings and what they pay, for those who would rather read than move a slider. */
export const PriceExamples = () => (
  <section className={page['section']} aria-labelledby="examples">
    <Title order={2} id="examples">
      Sample prices
    </Title>
    <table className={classes['examples']}>
      <caption className={classes['caption']}>The full platform, in Canadian dollars, before taxes</caption>
      <thead>
        <tr>
          <th scope="col">Units</th>
          <th scope="col">Units × $1.50</th>
          <th scope="col">Per month</th>
          <th scope="col">Per year</th>
        </tr>
      </thead>
      <tbody>
        {examples.map((units) => {
          const { unitsCents, monthCents, yearCents } = priceOf('full', units)
          return (
            <tr key={units}>
              <th scope="row">{units}</th>
              <td>{formatMoney(unitsCents)}</td>
              <td>{formatMoney(monthCents)}</td>
              <td>{formatMoney(yearCents)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
    <Text maw={680}>
      With 12 units, 12 × $1.50 would be {formatMoney(priceOf('full', 12).unitsCents)}, so the building pays the minimum
      of {formatMoney(priceOf('full', 12).monthCents)} a month. With 64 units it pays{' '}
      {formatMoney(priceOf('full', 64).monthCents)} a month. One specialised package for 250 units starts at 250 ×
      $0.40, or {formatMoney(priceOf('package', 250).monthCents)} a month.
    </Text>
  </section>
)
