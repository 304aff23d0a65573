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
  afterAnswer: 'Once a unit has answered',
  atClose: 'When the poll closes',
}

export const pollDetailLabels: Readonly<Record<PollDetail, string>> = {
  totals: 'Sums only',
  byUnit: 'What each unit answered',
}

export const pollReachLabels: Readonly<Record<PollReach, string>> = {
  answered: 'Answered',
  asked: 'No answer yet',
  none: 'Nobody with an account',
}
