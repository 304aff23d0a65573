import {
  pollOpenLeastMinutes,
  pollOpenMostDays,
  pollReminderHours,
  pollRemindersApartHours,
} from '../../../../contract/limits/decide.ts'
import { later, type Instant } from '../../../../contract/time.ts'
import type { Poll, PollAudience, PollCan, PollReach, PollStatus } from '../../../../contract/voting/polls.ts'
import { Conflict } from '../../../http/errors.ts'

export interface PollDates {
  /** Null for a draft. */
  openedAt: Instant | null
  closesAt: Instant
  closedAt: Instant | null
  withdrawnAt: Instant | null
}

/** Where a poll stands; that it is over is said by the clock, whether or not somebody has written so. */
export const statusOf = ({ openedAt, closesAt, closedAt, withdrawnAt }: PollDates, now: Instant): PollStatus => {
  if (openedAt === null) return 'draft'
  if (withdrawnAt !== null) return 'withdrawn'
  return closedAt !== null || closesAt <= now ? 'closed' : 'open'
}

export type PollStep = 'edit' | 'open' | 'extend' | 'close' | 'withdraw' | 'delete' | 'answer'

/** The one table of what may happen to a poll. */
const steps: Readonly<Record<PollStatus, readonly PollStep[]>> = {
  draft: ['edit', 'open', 'delete'],
  open: ['answer', 'extend', 'close', 'withdraw'],
  closed: [],
  withdrawn: [],
}
const done: Readonly<Record<PollStep, string>> = {
  edit: 'changed',
  open: 'opened',
  extend: 'extended',
  close: 'closed',
  withdraw: 'withdrawn',
  delete: 'deleted',
  answer: 'answered',
}
const article: Readonly<Record<PollStatus, string>> = {
  draft: 'A draft',
  open: 'An open poll',
  closed: 'A closed poll',
  withdrawn: 'A withdrawn poll',
}

const isOpenTo = (status: PollStatus, step: PollStep): boolean => steps[status].includes(step)

/** Refuses a step that a poll in this state does not allow. */
export const requireStep = (status: PollStatus, step: PollStep): void => {
  if (!isOpenTo(status, step)) throw Conflict(`${article[status]} can’t be ${done[step]}.`)
}

/** What somebody may do with a poll now; `units` are those for which they may answer. */
export const canFor = ({ manages, units }: { manages: boolean; units: number }, status: PollStatus): PollCan => {
  const may = (step: PollStep) => manages && isOpenTo(status, step)
  return {
    answer: units > 0 && isOpenTo(status, 'answer'),
    edit: may('edit'),
    open: may('open'),
    extend: may('extend'),
    close: may('close'),
    withdraw: may('withdraw'),
    delete: may('delete'),
    seeCoverage: manages && status !== 'draft',
  }
}

/** The ties to a unit by which somebody answers for it. */
export const answeringRoles = {
  owners: ['owner'],
  residents: ['owner', 'tenant', 'occupant'],
} as const satisfies Readonly<Record<PollAudience, readonly string[]>>

const hour = 3_600_000

/** What is wrong with the moment at which a poll is to close, opened now; null where nothing is. */
export const closingFault = (closesAt: Instant, now: Instant): string | null => {
  if (closesAt < later(now, pollOpenLeastMinutes * 60_000)) return 'A poll must stay open for at least an hour'
  return closesAt > later(now, pollOpenMostDays * 24 * hour)
    ? `A poll can stay open for up to ${pollOpenMostDays} days`
    : null
}

/** What is wrong with what a unit chose; null where nothing is. */
export const choiceFault = (
  { options, choicesMost }: Pick<Poll, 'options' | 'choicesMost'>,
  chosen: readonly string[],
): string | null => {
  if (chosen.some((id) => options.every(({ _id }) => _id !== id))) return 'Choose from this poll’s answers'
  if (new Set(chosen).size <= choicesMost) return null
  return choicesMost === 1 ? 'Choose one answer' : `Choose up to ${choicesMost} answers`
}

/** Whether somebody sees the result now: who manages the building always, others as the poll says. */
export const seesResults = (
  { manages, hasAnswered }: { manages: boolean; hasAnswered: boolean },
  { status, resultsShow }: Pick<Poll, 'status' | 'resultsShow'>,
): boolean => {
  if (status === 'draft') return false
  if (manages || status === 'closed') return true
  return status === 'open' && resultsShow === 'afterAnswer' && hasAnswered
}

/** How far a poll got with one unit. */
export const reachOf = ({ hasAnswered, accounts }: { hasAnswered: boolean; accounts: number }): PollReach =>
  hasAnswered ? 'answered' : accounts > 0 ? 'asked' : 'none'

/**
 * When units without an answer are reminded: once, and again where the poll is kept open for a day longer or more; null
 * for a poll that is not open for so long.
 */
export const reminderAt = ({
  openedAt,
  closesAt,
  remindedAt,
}: Pick<PollDates, 'openedAt' | 'closesAt'> & { remindedAt: Instant | null }): Instant | null => {
  const at = later(closesAt, -pollReminderHours * hour)
  const isAgain = remindedAt !== null && remindedAt > later(at, -pollRemindersApartHours * hour)
  return openedAt !== null && openedAt < at && !isAgain ? at : null
}
