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

const optional = 'Note (optional)'

const desk: Readonly<Record<Exclude<TicketStepName, 'assign'>, Omit<StepWords, 'button'>>> = {
  unassign: {
    text: 'The ticket becomes unassigned.',
    label: optional,
    needsWords: false,
    done: 'Ticket unassigned',
  },
  start: {
    text: 'The person who reported it will see that work has started.',
    label: optional,
    needsWords: false,
    done: 'Work started',
  },
  hold: {
    text: 'The deadline is paused. If you set a date, the ticket resumes automatically on that day.',
    label: 'Waiting for',
    needsWords: true,
    done: 'Ticket put on hold',
  },
  resume: {
    text: 'The ticket returns to its previous status.',
    label: optional,
    needsWords: false,
    done: 'Ticket resumed',
  },
  resolve: {
    text: 'The person who reported it will be asked to confirm, and can reopen it.',
    label: 'Work done (optional)',
    needsWords: false,
    done: 'Marked as resolved',
  },
  close: { text: 'The ticket will be closed.', label: optional, needsWords: false, done: 'Ticket closed' },
  decline: {
    text: 'The person who reported it will see the reason.',
    label: 'Reason',
    needsWords: true,
    done: 'Ticket declined',
  },
  withdraw: {
    text: 'No more work will be done on it.',
    label: optional,
    needsWords: false,
    done: 'Ticket withdrawn',
  },
  reopen: {
    text: 'It returns to the open tickets.',
    label: 'Remaining issue',
    needsWords: true,
    done: 'Ticket reopened',
  },
}

/** Where whoever reported it says it otherwise. */
const resident: Partial<Record<TicketStepName, Partial<StepWords>>> = {
  close: { button: 'It’s fixed', text: 'The ticket will be closed. Thanks for letting us know.' },
  reopen: { button: 'It’s not fixed', text: 'Management will look at it again.' },
  withdraw: { button: 'Withdraw report', text: 'No one will come. You can report it again at any time.' },
}

/** How a step is said at the desk, or to whoever reported the ticket. */
export const wordsOf = (step: Exclude<TicketStepName, 'assign'>, atDesk: boolean): StepWords => ({
  button: stepLabels[step],
  ...desk[step],
  ...(!atDesk && resident[step]),
})
