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
    ? { tone: 'bad', words: 'Looks like spam' }
    : { tone: tones[of.state], words: enquiryStateWords[of.state] }

/** Why an enquiry was kept apart. */
export const suspicionWords: Readonly<Record<Suspicion, string>> = {
  trap: 'A field was filled that people do not see.',
  haste: 'It was sent sooner than anybody reads and fills the form.',
  noForm: 'It did not come from a form that was open that day.',
}

export const stepWords: Readonly<Record<EnquiryStep['kind'], string>> = {
  answer: 'Answered by mail',
  note: 'Note',
  closed: 'Closed',
  reopened: 'Taken up again',
  trusted: 'Said to be no spam; writer and sales were told that it arrived',
}
