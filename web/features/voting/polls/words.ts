import type { Poll, PollAudience, PollReach, PollSummary } from '../../../../contract/voting/polls.ts'
import { counted } from '../../../../contract/text.ts'
import { pollReachLabels } from '../../../../contract/voting/poll-words.ts'

/** How polls are said on their screens. */

export const pageOf = ({ _id }: Pick<PollSummary, '_id'>): string => `/polls/${_id}`

/** `12 of 24 units have answered`; nothing of a draft, which asks nobody. */
export const turnoutWords = ({ asked: { units, answered } }: Pick<PollSummary, 'asked'>): string =>
  units === 0 ? 'No units asked' : `${answered} of ${counted(units, 'unit has', 'units have')} answered`

export const askedWords: Readonly<Record<PollAudience, string>> = {
  owners: 'For owners',
  residents: 'For owners and residents',
}

/** What waits for whoever looks; empty where nothing does. */
export const awaitsWords = ({ awaitsMe }: Pick<PollSummary, 'awaitsMe'>): string => {
  if (awaitsMe === 0) return ''
  return awaitsMe === 1 ? 'Waiting for your answer' : `Waiting for your answer for ${awaitsMe} units`
}

/** How many may be chosen, said beside the answers. */
export const choicesWords = ({ choicesMost, options }: Pick<Poll, 'choicesMost' | 'options'>): string => {
  if (choicesMost === 1) return 'Choose one answer.'
  return choicesMost >= options.length ? 'Choose all that apply.' : `Choose up to ${choicesMost} answers.`
}

/** Who gets to see what a unit answers, said before it does. */
export const seenWords = ({ detail }: Pick<Poll, 'detail'>): string =>
  detail === 'byUnit'
    ? 'Management can see each unit’s answer. Neighbours see totals only.'
    : 'Everyone sees totals only, never a unit’s answer.'

/** Why the result is not to be seen yet. */
export const waitsWords = ({ resultsShow }: Pick<Poll, 'resultsShow'>): string =>
  resultsShow === 'atClose'
    ? 'You’ll see the results when the poll closes.'
    : 'You’ll see the results after you answer.'

/** A share in whole percent, 0 of nothing. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole))

/** What a window of the façade says of a unit. */
export const reachWords: Readonly<Record<PollReach, { label: string; sign: string; tone: 'full' | 'quiet' | 'open' }>> =
  {
    answered: { label: pollReachLabels.answered, sign: '✓', tone: 'full' },
    asked: { label: pollReachLabels.asked, sign: '–', tone: 'open' },
    none: { label: pollReachLabels.none, sign: '○', tone: 'quiet' },
  }
