import type { Journey } from './playwright-report.ts'

/** More flaky journeys than this in one run, and the run shows too little. */
export const flakyMost = 2

/** Names a journey as `e2e/flaky.txt` does. */
export const nameOf = ({ file, titles }: Pick<Journey, 'file' | 'titles'>): string => `${file}: ${titles.join(' › ')}`

/** Why flaky journeys may refuse a run. */
export interface Grounds {
  /** Names of the journeys that were flaky in the last recorded runs. */
  readonly recorded: ReadonlySet<string>
  /** Files that the change touches; absent where that cannot be known, which counts as all. */
  readonly changed: ReadonlySet<string> | undefined
  /** Lists a spec file and all that it imports. */
  readonly loadedBy: (file: string) => readonly string[]
}

const refusalOf = (journey: Journey, { recorded, changed, loadedBy }: Grounds): string | undefined => {
  if (recorded.has(nameOf(journey))) return 'it was flaky already in the last recorded runs'
  if (!changed) return 'what the change touches is not known, so it may be this journey'
  const touched = loadedBy(journey.file).find((file) => changed.has(file))
  return touched && `the change touches ${touched}`
}

/** Why a run is refused: single journeys, each for a reason of its own, and all together where they are too many. */
export interface Verdict {
  readonly refused: ReadonlyMap<Journey, string>
  readonly tooMany: string | undefined
}

/** Decides whether flaky journeys refuse the run. */
export const verdictOn = (flaky: readonly Journey[], grounds: Grounds): Verdict => {
  const refused = new Map<Journey, string>()
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
