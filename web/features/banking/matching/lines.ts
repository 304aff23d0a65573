import type { BankRow, Outcome } from '../../../../contract/banking/bank-row.ts'
import type { RowState } from '../../../../contract/banking/banking-words.ts'
import { newerOf } from '../../../api/errors.ts'
import { asMatched } from './transactions.ts'

/**
 * What is sent of each transaction, one step after the other: a press is shown at once, and neither lost nor sent twice on
 * a slow network. Other transactions don’t wait. A step that the server refuses puts the transaction back, with the steps
 * after it.
 */

interface Line {
  /** As the server last said. */
  base: BankRow
  /** As it is shown. */
  shown: BankRow
  last: Promise<unknown>
  waiting: number
  /** Counts refusals: what was pressed before one isn’t sent after it. */
  refusals: number
}

interface Deeds {
  send: (row: BankRow, outcome: Outcome | null) => Promise<BankRow>
  /** Shows a transaction as it is now, or will be; `from` is the state that it was shown in. */
  show: (row: BankRow, from: RowState, isSending: boolean) => void
  refused: (error: unknown, row: BankRow) => void
  /** Everything was answered. */
  idle: () => void
}

const lineFrom = (row: BankRow): Line => ({
  ...{ base: row, shown: row, last: Promise.resolve(), waiting: 0, refusals: 0 },
})

/** Holds the lines of a list; `deeds` gives what is done now, since a screen makes its functions again and again. */
const holdLines = (deeds: () => Deeds) => {
  const lines = new Map<string, Line>()
  const enter = (row: BankRow): Line => {
    const line = lines.get(row._id) ?? lineFrom(row)
    lines.set(row._id, line)
    line.waiting += 1
    return line
  }
  const display = (line: Line, row: BankRow) => {
    const from = line.shown.state
    line.shown = row
    deeds().show(row, from, line.waiting > 0)
  }
  const leave = (line: Line, row: BankRow | null) => {
    line.waiting -= 1
    if (line.waiting === 0) lines.delete(line.base._id)
    if (row || line.waiting === 0) display(line, row ?? line.shown)
    if (lines.size === 0) deeds().idle()
  }
  const putBack = (line: Line, error: unknown) => {
    line.refusals += 1
    line.base = (newerOf(error) as BankRow | null) ?? line.base
    leave(line, line.base)
  }
  const shownOf = (row: BankRow): BankRow => lines.get(row._id)?.shown ?? row
  return { enter, display, leave, putBack, shownOf, isIdle: () => lines.size === 0 }
}

/** Makes the lines of a list; they do nothing before they heard how. */
export const makeLines = () => {
  const idly = () => undefined
  let deeds: Deeds = {
    send: () => Promise.reject(new Error('Not listening yet')),
    show: idly,
    refused: idly,
    idle: idly,
  }
  const { enter, display, leave, putBack, shownOf, isIdle } = holdLines(() => deeds)

  /** Shows the step at once and sends it; does nothing where it is shown so already, as by a key pressed twice. */
  const take = (row: BankRow, outcome: Outcome | null): boolean => {
    if ((shownOf(row).state === 'toMatch') === (outcome === null)) return false
    const line = enter(row)
    const { refusals } = line
    display(line, asMatched(line.shown, outcome))
    const turn = async () => {
      if (line.refusals !== refusals) return leave(line, null)
      try {
        line.base = await deeds.send(line.base, outcome)
        leave(line, line.waiting === 1 ? line.base : null)
      } catch (error) {
        putBack(line, error)
        deeds.refused(error, line.base)
      }
    }
    line.last = line.last.then(turn)
    return true
  }

  /** Sends the step of a form, after what was pressed before; throws what the server refuses, for the form. */
  const ask = (row: BankRow, outcome: Outcome): Promise<BankRow> => {
    const line = enter(row)
    const turn = async () => {
      try {
        line.base = await deeds.send(line.base, outcome)
        leave(line, line.base)
        return line.base
      } catch (error) {
        putBack(line, error)
        throw error
      }
    }
    const answer = line.last.then(turn)
    line.last = answer.catch(() => undefined)
    return answer
  }
  return { take, ask, isIdle, hear: (next: Deeds) => (deeds = next) }
}
