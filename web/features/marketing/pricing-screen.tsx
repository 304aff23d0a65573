import { Text, Title } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import type { Plan } from '../../../contract/pricing.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useRuns } from '../../ui/use-runs.ts'
import { Closing } from './closing.tsx'
import { Pairs } from './pairs.tsx'
import { PriceExamples } from './price-examples.tsx'
import { PricingCalculator } from './pricing-calculator.tsx'
import { pricingQuestions } from './pricing-questions.ts'
import classes from './public.module.css'
import { publicWords } from './public-words.ts'
import { Structured } from './structured.tsx'

const usualUnits = '64'

/** What a building pays, worked out line by line; without scripts as examples. */
const PricingScreen = () => {
  const [query] = useSearchParams()
  // The page is written without a query; what the address says comes once it runs.
  const runs = useRuns()
  const units = (runs && query.get('units')) || usualUnits
  const plan: Plan = runs && query.get('plan') === 'package' ? 'package' : 'full'
  return (
    <div className={classes['page']}>
      <PageHead title="Pricing" {...publicWords['/pricing']} />
      <Structured path="/pricing" title="Pricing" questions={pricingQuestions} />
      <header className={classes['opening']}>
        <Title order={1} className={classes['heading'] ?? ''}>
          One price per unit. No hidden fees.
        </Title>
        <Text className={classes['lead'] ?? ''}>
          $1.50 per unit per month for the full platform. Specialised packages from $0.40 per unit. Minimum $48 a month.
          No setup fees and no long-term contracts.
        </Text>
      </header>
      <PricingCalculator key={String(runs)} units={units} plan={plan} ready={runs} />
      <Included />
      <PriceExamples />
      <Questions />
      <Closing
        title="Ready when you are"
        text="Tell us about your building and which parts you’d use. We’ll email you a price to take to your council."
        price={false}
      />
    </div>
  )
}
export default PricingScreen

const included = [
  'Every owner, tenant, council member and manager, with no charge per person',
  'Notices, maintenance, parking, bookings, forum, documents and council votes',
  'The roster of units and people, with imports and exports',
  'Letters and records requests that cite the sections of the law',
  'All updates as they’re released',
  'Your own colours and logo',
]

const Included = () => (
  <section className={classes['section']} aria-labelledby="included">
    <Title order={2} id="included">
      Included in the full platform
    </Title>
    <ul className={`${classes['points']} ${classes['wide']}`}>
      {included.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
    <Text>
      See each part: <Link to="/features/notices">notices</Link>, <Link to="/features/maintenance">maintenance</Link>,{' '}
      <Link to="/features/parking">parking</Link>, <Link to="/features/amenity-booking">bookings</Link> and{' '}
      <Link to="/#features">everything else</Link>.
    </Text>
  </section>
)

const Questions = () => (
  <section className={classes['section']} aria-labelledby="questions">
    <Title order={2} id="questions">
      Common questions
    </Title>
    <Pairs pairs={pricingQuestions} />
  </section>
)
