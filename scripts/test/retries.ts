import type { Journey } from './playwright-report.ts'

/** What is run again, alone and once: a journey, or a whole file where `titles` is absent. */
export interface Rerun {
  readonly file: string
  readonly project: string
  readonly titles?: readonly string[]
}

/** A journey after its rerun, if it had one. "flaky": it failed once and passed once. */
export interface Settled extends Omit<Journey, 'ended'> {
  readonly ended: Journey['ended'] | 'flaky'
}

/** More failures than this are a real break, which a rerun would only delay. */
export const rerunsMost = 8
/** More flaky journeys than this in one run, and the run shows too little. */
export const flakyMost = 2

/** Names a journey as `e2e/flaky.txt` does. */
export const nameOf = ({ file, titles }: Pick<Journey, 'file' | 'titles'>): string => `${file}: ${titles.join(' › ')}`

const keyOf = (journey: Journey): string => `[${journey.project}] ${nameOf(journey)}`

/**
 * Decides what to run again. A journey runs again by itself; its whole file does if its journeys build on each other
 * (`serialFiles`) or if some of them did not run. Nothing does where too many failed.
 */
export const rerunsAfter = (journeys: readonly Journey[], serialFiles: ReadonlySet<string>): readonly Rerun[] => {
  const failed = journeys.filter(({ ended }) => ended === 'failed')
  if (failed.length > rerunsMost) return []
  const whole = new Set([
    ...serialFiles,
    ...journeys.filter(({ ended }) => ended === 'not run').map(({ file }) => file),
  ])
  const reruns = failed.map(({ file, project, titles }): Rerun =>
    whole.has(file) ? { file, project } : { file, project, titles },
  )
  return reruns.filter((one, place) => {
    const same = (other: Rerun) => other.file === one.file && other.project === one.project
    return one.titles !== undefined || reruns.findIndex(same) === place
  })
}

/** How a journey ended, from its two runs. One that never ran shows nothing, so its rerun alone decides. */
const settle = (first: Journey['ended'], again: Journey['ended'] | undefined): Settled['ended'] => {
  if (again === undefined || first === again) return first
  if (first === 'not run') return again
  if (first === 'failed') return again === 'passed' ? 'flaky' : 'failed'
  return again === 'failed' ? 'flaky' : first
}

/** Joins the first run and its reruns; the reason of a failure is that of the run in which it failed first. */
export const settled = (first: readonly Journey[], again: readonly Journey[]): readonly Settled[] => {
  const reruns = new Map(again.map((journey) => [keyOf(journey), journey]))
  return first.map((journey) => {
    const rerun = reruns.get(keyOf(journey))
    const failure = journey.ended === 'failed' ? journey.failure : (rerun?.failure ?? journey.failure)
    return { ...journey, ended: settle(journey.ended, rerun?.ended), failure }
  })
}

/** Why flaky journeys may refuse a run. */
export interface Grounds {
  /** Names of the journeys that were flaky in the last recorded runs. */
  readonly recorded: ReadonlySet<string>
  /** Files that the change touches; absent where that cannot be known, which counts as all. */
  readonly changed: ReadonlySet<string> | undefined
  /** Lists a spec file and all that it imports. */
  readonly loadedBy: (file: string) => readonly string[]
}

const refusalOf = (journey: Settled, { recorded, changed, loadedBy }: Grounds): string | undefined => {
  if (recorded.has(nameOf(journey))) return 'it was flaky already in the last recorded runs'
  if (!changed) return 'what the change touches is not known, so it may be this journey'
  const touched = loadedBy(journey.file).find((file) => changed.has(file))
  return touched && `the change touches ${touched}`
}

/** Why a run is refused: single journeys, each for a reason of its own, and all together where they are too many. */
export interface Verdict {
  readonly refused: ReadonlyMap<Settled, string>
  readonly tooMany: string | undefined
}

/** Decides whether flaky journeys refuse the run. */
export const verdictOn = (flaky: readonly Settled[], grounds: Grounds): Verdict => {
  const refused = new Map<Settled, string>()
  for (const journey of flaky) {
    const why = refusalOf(journey, grounds)
    if (why) refused.set(journey, why)
  }
  const tooMany =
    flaky.length > flakyMost
      ? `${flaky.length} journeys were flaky, and a run may have ${flakyMost} at most`
      : undefined
  return { refused, tooMany }
}
