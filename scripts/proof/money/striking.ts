/** Kills a process while a step of a manager is running, and asks for the step again until it is done. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { killNode } from '../faults/kills.ts'
import type { Setting } from '../faults/setting.ts'
import { isAway, type Answer } from './manager.ts'
import type { Work } from './work.ts'

const patienceMs = 60_000
const askEveryMs = 50

export interface Strike {
  victim: Pick<typeof killNode, 'inject'>
  afterMs: number
  /** Whether the step is asked for again as the same call, as a browser repeats it, and not as another one. */
  asSameCall: boolean
}

/** What became of a step during which a process was killed. */
export interface Struck {
  /** How long the answer took; null where the process was killed before it came. */
  answeredAfterMs: number | null
  /** How much of it was in the database before it was asked for again. */
  foundBefore: number
  /** How much of it was there once it was acknowledged, before it was asked for once more. */
  foundOnceDone: number
  /** Answers of 500 and above other than 503. */
  otherFailures: number
}

/** An answer that must not come, whatever is away. */
const isFailure = (answer: Answer): boolean => answer.status >= 500 && !isAway(answer)

/** Asks until it is done; answers how many answers were failures. */
const askUntilDone = async (work: Work, key: string): Promise<number> => {
  let failures = 0
  for (const end = Date.now() + patienceMs; ; await pause(askEveryMs)) {
    const answer = await work.ask(key)
    if (isFailure(answer)) failures += 1
    else if (await work.isDone(answer)) return failures
    else if (!isAway(answer)) throw new Error(`The ${work.name} was refused with ${answer.status}: ${answer.text}`)
    if (Date.now() > end) throw new Error(`The ${work.name} was not done within ${patienceMs / 1000} seconds.`)
  }
}

/** Kills a process during a step, brings the product back, and has the step done; then asks for it once more, which must change nothing. */
export const strike = async (
  setting: Setting,
  work: Work,
  { victim, afterMs, asSameCall }: Strike,
  written: () => Promise<number>,
): Promise<Struck> => {
  const key = randomUUID()
  const askedAt = performance.now()
  let answeredAfterMs: number | null = null
  const asked = work.ask(key).finally(() => {
    answeredAfterMs = performance.now() - askedAt
  })
  await pause(afterMs)
  const beforeKill: number | null = answeredAfterMs
  await victim.inject(setting)
  const first = await asked
  const foundBefore = await written()
  const failures = isFailure(first) ? 1 : 0
  const laterFailures = first.status === 200 ? 0 : await askUntilDone(work, asSameCall ? key : randomUUID())
  const foundOnceDone = await written()
  const repeatedFailures = await askUntilDone(work, randomUUID())
  const otherFailures = failures + laterFailures + repeatedFailures
  return { answeredAfterMs: beforeKill, foundBefore, foundOnceDone, otherFailures }
}

/** Has a step done undisturbed; answers how many milliseconds it took. */
export const timeOf = async (work: Work): Promise<number> => {
  const begun = performance.now()
  const answer = await work.ask(randomUUID())
  if (answer.status !== 200) throw new Error(`The ${work.name} was answered ${answer.status}: ${answer.text}`)
  return performance.now() - begun
}
