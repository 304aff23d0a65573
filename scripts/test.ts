/**
 * `npm test`: unit and HTTP tests, then the browser journeys over the built client; the last line counts them.
 * `npm test -- --only unit`, `http` (against TEST_DATABASE_URL, if set) or `browser` runs a part; names after it choose the
 * test files whose path contains one of them. `npm test -- --changed` runs what a change may break, as far as it fits into
 * `--within` so many seconds (150), and `--record` the journeys, keeping what that selection needs to know of them.
 */
import './leash.ts'
import { parseArgs } from 'node:util'
import { buildClient } from './client.ts'
import { browserTests } from './test/browser.ts'
import { budgets, costReport, type Cost } from './test/costs.ts'
import { keepCosts } from './test/costs-file.ts'
import { nothingRan, sumOf, type Counts } from './test/counts.ts'
import { between, startMeter } from './test/meter.ts'
import { changedOnly, recordedJourneys } from './test/selected.ts'
import { httpTests, unitTests } from './test/unit.ts'

interface Part {
  readonly name: string
  readonly run: (names: readonly string[]) => Promise<Counts>
  readonly budget?: (counts: Counts) => Cost['budget']
}

const unit: Part = { name: 'unit and HTTP tests', run: unitTests, budget: () => budgets.unit }
const browser: Part = { name: 'browser', run: browserTests, budget: () => budgets.browser }
const http: Part = {
  // `.ci/run` says on which server they run.
  name: process.env['TEST_DATABASE_NAME'] ?? 'HTTP tests',
  run: httpTests,
  budget: ({ markedOnly }) => (markedOnly ? budgets.postgresMarked : budgets.postgresWhole),
}
const clientOnly: Part = {
  name: 'client build',
  run: async () => ((await buildClient()) ? sumOf([]) : nothingRan('The client could not be built')),
}
const parts: Record<string, readonly Part[]> = { all: [unit, browser], unit: [unit], http: [http], browser: [browser] }

const readMeter = startMeter()

/** Runs a part and keeps what it took, so that it is known even where a later part does not end. */
const measured = async ({ name, run, budget }: Part, names: readonly string[]): Promise<[Counts, Cost]> => {
  const before = readMeter()
  const counts = await run(names)
  const cost: Cost = {
    name,
    ...between(before, readMeter()),
    budget: names.length === 0 ? budget?.(counts) : undefined,
  }
  keepCosts({ costs: [cost], times: counts.times ?? [] })
  return [counts, cost]
}

const runAll = async (chosen: readonly Part[], names: readonly string[]): Promise<[Counts, Cost][]> => {
  const built = await measured(clientOnly, [])
  if (built[0].failed > 0) return [built]
  const all = [built]
  for (const [place, part] of chosen.entries()) {
    const rest = chosen.slice(place + 1).map(({ name }) => name)
    console.log(`\n== ${part.name}${rest.length > 0 ? `; left after it: ${rest.join(', ')}` : ''}`)
    all.push(await measured(part, names))
  }
  return all
}

const { values, positionals: names } = parseArgs({
  options: {
    only: { type: 'string', default: 'all' },
    changed: { type: 'boolean', default: false },
    within: { type: 'string', default: '150' },
    record: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const changed: Part = { name: 'what the change may break', run: () => changedOnly(Number(values.within)) }
const recorded: Part = { name: 'browser', run: recordedJourneys, budget: () => budgets.browser }
const chosen = values.changed ? [changed] : values.record ? [recorded] : parts[values.only]

const run = async (): Promise<Counts> => {
  if (values.changed && (values.only !== 'all' || names.length > 0))
    return nothingRan('--changed chooses the tests itself: leave out --only and names of tests.')
  if (!chosen) return nothingRan(`There is no part "${values.only}": choose unit, http or browser.`)
  if (names.length > 0 && values.only === 'all' && !values.record)
    return nothingRan(`Say in which part to look for ${names.join(' ')}: --only unit, http or browser.`)
  const all = await runAll(chosen, names)
  const counts = sumOf(all.map(([each]) => each))
  console.log(
    costReport(
      all.map(([, cost]) => cost),
      counts.times,
    ),
  )
  return counts
}

const { passed, failed, skipped, failures, flaky = [] } = await run()
if (flaky.length > 0) console.log(`\nTo be added to e2e/flaky.txt:\n${flaky.join('\n')}`)
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
// A change of documents alone may concern no test; a run that was to show something must.
process.exitCode = failed > 0 || (passed === 0 && !values.changed) ? 1 : 0
