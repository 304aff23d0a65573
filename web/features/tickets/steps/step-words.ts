import type { TicketStepName } from '../../../../contract/tickets/kinds.ts'
import { stepLabels } from '../../../../contract/tickets/ticket-words.ts'

/** What a step asks and says, for one side. */
export interface StepWords {
  /** What the button says that leads to it, and the one that takes it. */
  button: string
  /** What it means, over the words. */
  text: string
  /** What the words are called. */
  label: string
  /** Whether it is not taken without them. */
  needsWords: boolean
  done: string
}

const optional = 'Words (may stay empty)'

const desk: Readonly<Record<Exclude<TicketStepName, 'assign'>, Omit<StepWords, 'button'>>> = {
  unassign: {
    text: 'It goes back to what nobody has.',
    label: optional,
    needsWords: false,
    done: 'Nobody has it now',
  },
  start: {
    text: 'Whoever reported it reads that work has begun.',
    label: optional,
    needsWords: false,
    done: 'Work has begun',
  },
  hold: {
    text: 'Nothing is late meanwhile. With a day it goes on by itself then.',
    label: 'What it waits for',
    needsWords: true,
    done: 'It is on hold',
  },
  resume: { text: 'It goes on where it stood before.', label: optional, needsWords: false, done: 'It goes on' },
  resolve: {
    text: 'Whoever reported it is asked whether it is, and may open it again.',
    label: 'What was done (may stay empty)',
    needsWords: false,
    done: 'Marked as resolved',
  },
  close: { text: 'It is over.', label: optional, needsWords: false, done: 'The ticket is closed' },
  decline: {
    text: 'Whoever reported it reads why.',
    label: 'Why it is declined',
    needsWords: true,
    done: 'The ticket is declined',
  },
  withdraw: {
    text: 'Nobody looks after it any more.',
    label: optional,
    needsWords: false,
    done: 'The ticket is withdrawn',
  },
  reopen: {
    text: 'It comes back to those who look after tickets.',
    label: 'What is still wrong',
    needsWords: true,
    done: 'The ticket is open again',
  },
}

/** Where whoever reported it says it otherwise. */
const resident: Partial<Record<TicketStepName, Partial<StepWords>>> = {
  close: { button: 'It is fixed', text: 'The ticket is closed. Thank you for telling.' },
  reopen: { button: 'It is not fixed', text: 'The desk looks at it again.' },
  withdraw: { button: 'Withdraw the report', text: 'Nobody comes then. You can report it anew at any time.' },
}

/** How a step is said at the desk, or to whoever reported the ticket. */
export const wordsOf = (step: Exclude<TicketStepName, 'assign'>, atDesk: boolean): StepWords => ({
  button: stepLabels[step],
  ...desk[step],
  ...(!atDesk && resident[step]),
})
