/**
 * Reports what the commands of `.ci/run` took together:
 * `node scripts/costs.ts <file of costs> <seconds of the whole run> "<real> <user> <system seconds of the checks>"`.
 */
import { budgets, costReport, type Cost } from './test/costs.ts'
import { keptCosts } from './test/costs-file.ts'

const [file = '', seconds = '', checked = ''] = process.argv.slice(2)
// A shell writes the seconds as its language does.
const [real = 0, user = 0, system = 0] = checked.replaceAll(',', '.').split(' ').map(Number)
const check: Cost = { name: 'check', seconds: real, cpuSeconds: user + system, budget: budgets.check }
const { costs, times } = keptCosts(file)
const parts = [check, ...costs]
const known = parts.flatMap(({ cpuSeconds }) => cpuSeconds ?? [])
const whole: Cost = {
  name: 'the whole run',
  seconds: Number(seconds),
  cpuSeconds: known.reduce((sum, one) => sum + one, 0),
  budget: budgets.whole,
}
console.log(costReport([...parts, whole], times))
