import { Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pricedUnitsMost, sliderUnitsMost } from '../../../contract/limits/pricing.ts'
import { unitsFrom, type Plan } from '../../../contract/pricing.ts'
import { PriceLines } from './price-lines.tsx'
import classes from './pricing.module.css'

const plans: readonly (readonly [Plan, string, string])[] = [
  ['full', 'The full platform', '$1.50 per unit per month'],
  ['package', 'One specialised package', 'from $0.40 per unit per month'],
]
/** The address follows once somebody rests: a slider would change it a hundred times. */
const restMs = 300

interface Props {
  units: string
  plan: Plan
  /** Whether what is typed is heard; until then nothing can be, so that nothing is lost. */
  ready: boolean
}

/** Works out the price while somebody types; the address carries what was chosen, so that it can be shared. */
export const PricingCalculator = ({ units: first, plan: firstPlan, ready }: Props) => {
  const [typed, setTyped] = useState(first)
  const [plan, setPlan] = useState(firstPlan)
  useAddress(typed, plan, typed !== first || plan !== firstPlan)
  const units = unitsFrom(typed)
  return (
    <section className={classes['calculator']} aria-labelledby="calculator">
      <noscript>
        <style>{`.${classes['calculator']} { display: none }`}</style>
      </noscript>
      <form className={classes['choices']} onSubmit={(event) => event.preventDefault()}>
        <Title order={2} size="h3" id="calculator">
          Calculate your price
        </Title>
        <UnitsField typed={typed} units={units} ready={ready} onType={setTyped} />
        <fieldset className={classes['plans']}>
          <legend>What would you like to use?</legend>
          {plans.map(([value, name, price]) => (
            <label key={value} className={classes['plan']}>
              <input
                type="radio"
                name="plan"
                checked={plan === value}
                disabled={!ready}
                onChange={() => setPlan(value)}
              />
              <span>
                <strong>{name}</strong>
                <br />
                {price}
              </span>
            </label>
          ))}
        </fieldset>
      </form>
      <div className={classes['answer']} role="status">
        {units === null ? (
          <Text>Enter the number of units in your building to see the price.</Text>
        ) : (
          <PriceLines plan={plan} units={units} />
        )}
      </div>
    </section>
  )
}

interface FieldProps {
  typed: string
  units: number | null
  ready: boolean
  onType: (typed: string) => void
}

const UnitsField = ({ typed, units, ready, onType }: FieldProps) => (
  <div className={classes['field']}>
    <label htmlFor="units">How many units does your building have?</label>
    <input
      id="units"
      className={classes['number']}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      disabled={!ready}
      aria-invalid={units === null}
      {...(units === null && { 'aria-describedby': 'units-error' })}
      onChange={(event) => onType(event.target.value)}
    />
    {units === null && (
      <Text id="units-error" size="sm" c="var(--mantine-color-error)">
        Enter a whole number from 1 to {pricedUnitsMost.toLocaleString('en-CA')}.
      </Text>
    )}
    <input
      type="range"
      className={classes['slider']}
      aria-label="Number of units"
      disabled={!ready}
      min={1}
      max={sliderUnitsMost}
      value={Math.min(units ?? 1, sliderUnitsMost)}
      onChange={(event) => onType(event.target.value)}
    />
  </div>
)

const useAddress = (units: string, plan: Plan, changed: boolean) => {
  const [query, setQuery] = useSearchParams()
  const stands = query.get('units') === units && (query.get('plan') ?? 'full') === plan
  useEffect(() => {
    if (stands || (!changed && !query.has('units')) || unitsFrom(units) === null) return undefined
    const timer = setTimeout(() => setQuery({ units, ...(plan !== 'full' && { plan }) }, { replace: true }), restMs)
    return () => clearTimeout(timer)
  }, [units, plan, changed, stands, query, setQuery])
}
