/**
 * `npm test`: unit and HTTP tests, then the browser journeys over the built client; the last line counts them.
 * `npm test -- --only unit`, `http` (against TEST_DATABASE_URL, if set) or `browser` runs a part.
 */
import './leash.ts'
import { parseArgs } from 'node:util'
import { buildClient } from './client.ts'
import { browserTests } from './test/browser.ts'
import { nothingRan, sumOf, type Counts } from './test/counts.ts'
import { httpTests, unitTests } from './test/unit.ts'

const parts: Record<string, readonly (() => Promise<Counts>)[]> = {
  all: [unitTests, browserTests],
  unit: [unitTests],
  http: [httpTests],
  browser: [browserTests],
}

const { values } = parseArgs({ options: { only: { type: 'string', default: 'all' } } })
const chosen = parts[values.only]

const run = async (): Promise<Counts> => {
  if (!chosen) return nothingRan(`There is no part "${values.only}": choose unit, http or browser.`)
  if (!(await buildClient())) return nothingRan('The client could not be built')
  const counts: Counts[] = []
  for (const part of chosen) counts.push(await part())
  return sumOf(counts)
}

const { passed, failed, skipped, failures, flaky = [] } = await run()
if (flaky.length > 0) console.log(`\nTo be added to e2e/flaky.txt:\n${flaky.join('\n')}`)
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
