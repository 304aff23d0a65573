import type { PollAudience, PollDetail, PollReach, PollResultsShow, PollStatus } from './polls.ts'

/** What the words of polls are called on screens and in the history. */

export const pollStatusLabels: Readonly<Record<PollStatus, string>> = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
}

export const pollAudienceLabels: Readonly<Record<PollAudience, string>> = {
  owners: 'Owners',
  residents: 'Owners and residents',
}

export const pollResultsLabels: Readonly<Record<PollResultsShow, string>> = {
  afterAnswer: 'After a unit answers',
  atClose: 'When the poll closes',
}

export const pollDetailLabels: Readonly<Record<PollDetail, string>> = {
  totals: 'Totals only',
  byUnit: 'Each unit’s answer',
}

export const pollReachLabels: Readonly<Record<PollReach, string>> = {
  answered: 'Answered',
  asked: 'No answer yet',
  none: 'No one with an account',
}
