import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { BankRow } from '../../../../contract/banking/bank-row.ts'
import { currentOf, type Place } from './transactions.ts'

/** When the focus goes to the transaction: always, or where what had it is gone. */
type Follows = 'always' | 'ifLost' | 'never'

const isLost = () => document.activeElement === null || document.activeElement === document.body

/** A choice, and when the focus follows it; a new one each time, so that it is followed once. */
interface Choice {
  place: Place | null
  follows: Follows
}

const none: Choice = { place: null, follows: 'never' }

/** Holds the transaction that is being looked at, and takes the focus along. */
export const useCurrent = (rows: readonly BankRow[]) => {
  const [choice, setChoice] = useState(none)
  /** The choice that the focus followed already: the list is also drawn again for what others do, and what was read again. */
  const followed = useRef(none)
  const card = useRef<HTMLDivElement>(null)
  /** What had the focus last; one that left the list, such as by another’s work, gives it to the next. */
  const focused = useRef<HTMLElement | null>(null)
  const current = currentOf(rows, choice.place)
  const id = current?._id
  // With the drawing itself: a later effect of the drawing before would take the focus for the one chosen since.
  useLayoutEffect(() => {
    const left = focused.current !== null && !focused.current.isConnected
    const follows = followed.current === choice ? 'never' : choice.follows
    followed.current = choice
    const wanted = follows === 'always' || ((follows === 'ifLost' || left) && isLost())
    if (!wanted) return
    const option = id === undefined ? null : document.getElementById(optionId(id))
    // On a phone the list is hidden, and the card has all there is; with nothing left, the panel says so.
    const target = option?.offsetParent ? option : (card.current ?? document.getElementById(panelId))
    target?.focus({ preventScroll: true })
    focused.current = target
    target?.scrollIntoView({ block: 'nearest' })
  })
  /** Moves the focus to the current transaction, as what had it may be gone. */
  const follow = useCallback((follows: Follows) => setChoice(({ place }) => ({ place, follows })), [])
  const choose = useCallback((place: Place | null, follows: Follows = 'never') => setChoice({ place, follows }), [])
  return { current, card, choose, follow }
}

/** The id of the panel, which has the focus where no transaction is left. */
export const panelId = 'match'

/** Gives the id of a transaction’s element in the list. */
export const optionId = (id: string): string => `transaction-${id}`
