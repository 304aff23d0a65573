import { decisionMadeLabels, ratificationLabels } from '../voting/decision-words.ts'
import { pollAudienceLabels, pollDetailLabels, pollResultsLabels } from '../voting/poll-words.ts'
import { outcomeLabels } from '../voting/voting-words.ts'
import type { KindWords } from './change-words.ts'

export const pollWords: KindWords = {
  one: 'Poll',
  actions: {
    created: 'Poll created',
    changed: 'Poll changed',
    opened: 'Poll opened',
    extended: 'Poll extended',
    closed: 'Poll closed',
    withdrawn: 'Poll withdrawn',
    deleted: 'Poll draft deleted',
    answered: 'Unit answered',
    'answered anew': 'Unit changed its answer',
  },
  fields: {
    options: 'answer options',
    choicesMost: 'answers allowed per unit',
    resultsShow: 'results shown',
    detail: 'managers see',
    openedAt: 'opened',
    closesAt: 'closes',
    closedAt: 'closed',
    withdrawnAt: 'withdrawn',
    unitNumber: 'unit',
  },
  values: { audience: pollAudienceLabels, resultsShow: pollResultsLabels, detail: pollDetailLabels },
}

export const decisionWords: KindWords = {
  one: 'Decision',
  actions: {
    decided: 'Decision made by vote',
    written: 'Decision recorded',
    corrected: 'Decision corrected',
    ratified: 'Decision ratified at a meeting',
  },
  fields: {
    decidedOn: 'decided on',
    votesFor: 'for',
    votesAgainst: 'against',
    votesAbstained: 'abstained',
    ratifiedOn: 'ratified on',
    minutes: 'text of the minutes',
  },
  values: { made: decisionMadeLabels, outcome: outcomeLabels, ratification: ratificationLabels },
}
