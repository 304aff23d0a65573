/** A run of all tests as `e2e/flaky.txt` records it. */
export interface RecordedRun {
  readonly commit: string
  /** The line, from 1, on which the run begins. */
  readonly line: number
  /** The journeys that failed once and then passed, as `file: title`. */
  readonly journeys: readonly { readonly name: string; readonly line: number }[]
}

interface FlakyRecord {
  /** Oldest first, as written. */
  readonly runs: readonly RecordedRun[]
  readonly unreadable: readonly { readonly line: number; readonly says: string }[]
}

export const flakyFile = 'e2e/flaky.txt'

/** How many recorded runs back a journey may not have been flaky already. */
const runsLookedAt = 5
const commitDigits = 12

/** Writes the lines that record a run. */
export const recordOf = (commit: string, date: string, names: readonly string[]): string[] => {
  const short = commit.slice(0, commitDigits)
  return [`run ${short} ${date}`, ...names.map((name) => `FLAKY ${short} ${name}`)]
}

const runLine = /^run ([0-9a-f]{7,40}) \d{4}-\d\d-\d\d$/
const journeyLine = /^FLAKY ([0-9a-f]{7,40}) (e2e\/\S+\.spec\.ts: .+)$/

/** Reads the record; a line that is neither empty, a comment, a run nor a journey of the run above it is unreadable. */
export const readRecord = (text: string): FlakyRecord => {
  const runs: { commit: string; line: number; journeys: { name: string; line: number }[] }[] = []
  const unreadable: { line: number; says: string }[] = []
  for (const [index, written] of text.split('\n').entries()) {
    const [line, words] = [index + 1, written.trimEnd()]
    if (words === '' || words.startsWith('#')) continue
    const [, commit] = runLine.exec(words) ?? []
    const [, of, name] = journeyLine.exec(words) ?? []
    const last = runs.at(-1)
    if (commit) runs.push({ commit, line, journeys: [] })
    else if (!name) unreadable.push({ line, says: `is neither a run nor a FLAKY line: ${words}` })
    else if (last?.commit === of) last?.journeys.push({ name, line })
    else unreadable.push({ line, says: `names ${of}, which is not the run above it` })
  }
  return { runs, unreadable }
}

/** Takes the last recorded runs, within which no journey may be flaky twice. */
export const lastRuns = ({ runs }: FlakyRecord): readonly RecordedRun[] => runs.slice(-runsLookedAt)
