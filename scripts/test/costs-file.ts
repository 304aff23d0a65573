import { appendFileSync, readFileSync } from 'node:fs'
import type { Cost } from './costs.ts'
import type { TestTime } from './counts.ts'

interface Costs {
  readonly costs: readonly Cost[]
  readonly times: readonly TestTime[]
}

/** Adds costs to the file that `.ci/run` names, so that it can report all its commands together at the end. */
export const keepCosts = (added: Costs): void => {
  const file = process.env['TEST_COSTS']
  if (file) appendFileSync(file, `${JSON.stringify(added)}\n`)
}

/** Reads what several commands have kept. */
export const keptCosts = (file: string): Costs => {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const all = lines.map((line) => JSON.parse(line) as Partial<Costs>)
  return { costs: all.flatMap(({ costs = [] }) => costs), times: all.flatMap(({ times = [] }) => times) }
}
