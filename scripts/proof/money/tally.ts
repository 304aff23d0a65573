/** The rounds of the proof added up, and the table in which they are shown. */
import type { Count, Judged } from './counting.ts'
import type { Work } from './work.ts'

export type Tally = Count &
  Judged & {
    rounds: number
    /** Kills before the answer came, and those of them after which all was written nevertheless. */
    inTime: number
    writtenBefore: number
    /** Steps of which only a part was written before they were asked for again. */
    inPart: number
    expected: number
    otherFailures: number
    /** Times that the ledger's own check named a fault. */
    notInBalance: number
  }

/** Whether nothing was lost, doubled or other than it was told. */
const holds = ({ rounds: _, inTime, writtenBefore, expected, found, ...faults }: Tally): boolean =>
  writtenBefore <= inTime && found === expected && Object.values(faults).every((count) => count === 0)

const headings = [
  ...['running', 'killed', 'rounds', 'before the answer', 'written by then', 'expected', 'found', 'twice', 'lost'],
  ...['in part', 'other 5xx', 'steps lost', 'wrong cents', 'stray', 'unbalanced', 'verify', ''],
]

const rowOf = (work: string, killed: string, tally: Tally): (string | number)[] => [
  ...[work, killed, tally.rounds, tally.inTime, tally.writtenBefore, tally.expected, tally.found],
  ...[tally.twice, tally.lost, tally.inPart, tally.otherFailures, tally.stepsMissed, tally.offCents],
  ...[tally.strayPayments + tally.strayReceipts, tally.unbalanced],
  tally.notInBalance === 0 ? 'in balance' : `${tally.notInBalance} times not`,
  holds(tally) ? 'withstood' : 'FAILED',
]

/** Adds up the rounds by what was running and which process was killed. */
export const openTallies = () => {
  const tallies = new Map<string, { work: Work['name']; killed: string; tally: Tally }>()
  return {
    add: (work: Work['name'], killed: string, round: Tally): void => {
      const key = `${work}, ${killed}`
      const before = tallies.get(key)?.tally
      const sum = { ...round }
      if (before) for (const name of Object.keys(sum) as (keyof Tally)[]) sum[name] += before[name]
      tallies.set(key, { work, killed, tally: sum })
    },
    /** Prints the table; false where something doesn't hold, or too few kills came before the answer. */
    print: (): boolean => {
      console.log(`\n| ${headings.join(' | ')} |\n|${' --- |'.repeat(headings.length)}`)
      const all = [...tallies.values()].toSorted((a, b) => b.work.localeCompare(a.work))
      for (const { work, killed, tally } of all) console.log(`| ${rowOf(work, killed, tally).join(' | ')} |`)
      const sumOf = (name: keyof Tally) => all.reduce((sum, { tally }) => sum + tally[name], 0)
      const [kills, inTime] = [sumOf('rounds'), sumOf('inTime')]
      console.log(`\n${inTime} of ${kills} kills came before the answer.`)
      const areEnough = inTime * 2 >= kills
      if (!areEnough) console.log('FAILED: fewer than half of them, so that this proves too little.')
      return areEnough && all.every(({ tally }) => holds(tally))
    },
  }
}
