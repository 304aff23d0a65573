import { useEffect, useMemo, useRef, useState } from 'react'
import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import type { BankRow, Outcome } from '../../../../contract/banking/bank-row.ts'
import type { RowState } from '../../../../contract/banking/banking-words.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { api } from '../../../api/api.ts'
import { wordsOfChange } from '../../../api/errors.ts'
import { useRefresh } from '../../../api/queries.ts'
import { toast } from '../../../api/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import { makeLines } from './lines.ts'
import { refusedWords, saidOf, type Categories } from './outcome-words.ts'
import { afterMove, counterWords, withChanged, type Counts } from './transactions.ts'

/** How long no key is pressed before the lists are read again. */
const restMs = 1_500

const failed = 'We couldn’t save this match. It is back as it was; please try again.'

interface Given {
  listed: readonly BankRow[]
  categories: Categories
  /** Keeps the list as it is while steps are sent, and lets it be read again. */
  hold: (held: boolean) => void
}

/** The counts, ahead of the server while it is asked; its own again once all is answered. */
const useCounts = ({ toMatch, matched }: BankAccount) => {
  const [ahead, setAhead] = useState<Counts | null>(null)
  const own = useRef<Counts | null>(null)
  const move = (from: RowState, to: RowState) => {
    own.current = afterMove(own.current ?? { toMatch, matched }, from, to)
    setAhead(own.current)
  }
  const settle = () => {
    own.current = null
    setAhead(null)
  }
  return { counts: ahead ?? { toMatch, matched }, latest: () => own.current ?? { toMatch, matched }, move, settle }
}

/** Sends a step of one transaction, and answers it as it is then. */
const useSend = () => {
  const { send } = useAction(api.banking.rowStep)
  return ({ _id: id, version }: BankRow, outcome: Outcome | null): Promise<BankRow> =>
    send({
      params: { id },
      body: outcome === null ? { step: 'reset', version } : { step: 'match', version, outcome },
    })
}

/** Matches transactions: shows each step at once, sends it, and puts back what the server refuses. */
export const useMatching = (account: BankAccount, { listed, categories, hold }: Given) => {
  const labels = labelsFor(useBuilding().jurisdiction)
  const send = useSend()
  const refresh = useRefresh()
  const { counts, latest, move, settle } = useCounts(account)
  const [changed, setChanged] = useState<ReadonlyMap<string, BankRow>>(new Map())
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState({ words: '', counter: '' })
  const say = (words: string, now = latest()) => setSaid({ words, counter: `${counterWords(now)}.` })
  const [lines] = useState(makeLines)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = (row: BankRow, from: RowState, isSending: boolean) => {
    hold(true)
    setChanged((all) => new Map(all).set(row._id, row))
    setSending((all) => new Set(isSending ? [...all, row._id] : [...all].filter((id) => id !== row._id)))
    if (row.state !== from) {
      move(from, row.state)
      say(saidOf(row, categories, labels))
    }
  }
  const refused = (error: unknown, row: BankRow) => {
    const words = refusedWords(row, wordsOfChange(error, failed))
    say(words)
    toast.error(words)
  }
  const readAgain = async () => {
    if (!lines.isIdle()) return
    hold(false)
    await refresh(api.banking.accounts, api.banking.rows, api.audit.history)
    if (lines.isIdle()) settle()
  }
  const idle = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void readAgain(), restMs)
  }
  useEffect(() => {
    lines.hear({ send, show, refused, idle })
  })
  const rows = useMemo(() => withChanged(listed, changed), [listed, changed])
  /** The transaction as one’s own last step left it, so that only someone else’s step makes it stale. */
  const ownOf = (row: BankRow): BankRow => {
    const own = changed.get(row._id)
    return own && own.version > row.version ? own : row
  }
  return {
    rows,
    counts,
    sending,
    said,
    say,
    take: (row: BankRow, outcome: Outcome | null) => lines.take(row, outcome),
    ask: (row: BankRow, outcome: Outcome) => lines.ask(ownOf(row), outcome),
    /** Lets the list be read again, before a step with all of them. */
    release: () => hold(false),
    /** Shows the list as the server has it, after a step with all of them. */
    forget: () => {
      hold(false)
      setChanged(new Map())
      settle()
    },
  }
}
export type Matching = ReturnType<typeof useMatching>
