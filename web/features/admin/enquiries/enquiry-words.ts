import type { EnquiryState, EnquiryStep, Suspicion } from '../../../../contract/enquiries/enquiry.ts'
import type { Tone } from '../../../ui/status-badge.tsx'

export const enquiryStateWords: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
}

const tones: Readonly<Record<EnquiryState, Tone>> = { new: 'waiting', answered: 'good', closed: 'neutral' }

/** How an enquiry stands, in a word. */
export const standingOf = (of: { state: EnquiryState; suspected: Suspicion | null }): { tone: Tone; words: string } =>
  of.suspected
    ? { tone: 'bad', words: 'Suspected spam' }
    : { tone: tones[of.state], words: enquiryStateWords[of.state] }

/** Why an enquiry was kept apart. */
export const suspicionWords: Readonly<Record<Suspicion, string>> = {
  trap: 'A hidden field was filled in.',
  haste: 'It was sent faster than anyone could fill in the form.',
  noForm: 'It wasn’t sent from a form opened that day.',
}

export const stepWords: Readonly<Record<EnquiryStep['kind'], string>> = {
  answer: 'Answered by email',
  note: 'Note',
  closed: 'Closed',
  reopened: 'Reopened',
  trusted: 'Marked as not spam; sender and sales notified',
}
