import { formatMoney } from '../../../contract/money.ts'
import { monthLeastCents, planUnitCents, priceOf, type Plan } from '../../../contract/pricing.ts'
import classes from './pricing.module.css'

/** How a price comes about, line by line. A package's price begins at what is shown, and says so. */
export const PriceLines = ({ plan, units }: { plan: Plan; units: number }) => {
  const { unitsCents, monthCents, yearCents, atLeast } = priceOf(plan, units)
  const from = plan === 'package' ? 'from ' : ''
  const lines = [
    [
      `${units.toLocaleString('en-CA')} ${units === 1 ? 'unit' : 'units'} × ${formatMoney(planUnitCents[plan])}`,
      unitsCents,
    ],
    [atLeast ? 'Monthly minimum, which applies' : 'Monthly minimum, already met', monthLeastCents],
    ['Setup fee', 0],
    [`Per year: 12 × ${formatMoney(monthCents)}`, yearCents],
  ] as const
  return (
    <>
      <p className={classes['total']}>
        <span>
          {from}
          {formatMoney(monthCents)}
        </span>{' '}
        a month
      </p>
      <dl className={classes['lines']}>
        {lines.map(([what, cents]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes['small']}>
        In Canadian dollars, before taxes. The link to this page includes your numbers: send it to your council.
      </p>
    </>
  )
}
