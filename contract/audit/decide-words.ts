import { decisionMadeLabels, ratificationLabels } from '../voting/decision-words.ts'
import { pollAudienceLabels, pollDetailLabels, pollResultsLabels } from '../voting/poll-words.ts'
import { outcomeLabels } from '../voting/voting-words.ts'
import type { KindWords } from './change-words.ts'

export const pollWords: KindWords = {
  one: 'Poll',
  actions: {
    created: 'The poll is written',
    changed: 'The poll is changed',
    opened: 'The poll is opened',
    extended: 'The poll stays open for longer',
    closed: 'The poll is closed',
    withdrawn: 'The poll is taken back',
    deleted: 'The draft of the poll is deleted',
    answered: 'A unit answers',
    'answered anew': 'A unit changes its answer',
  },
  fields: {
    options: 'answers to choose from',
    choicesMost: 'answers a unit may choose',
    resultsShow: 'result is shown',
    detail: 'managers see',
    openedAt: 'opened',
    closesAt: 'closes',
    closedAt: 'closed',
    withdrawnAt: 'taken back',
    unitNumber: 'unit',
  },
  values: { audience: pollAudienceLabels, resultsShow: pollResultsLabels, detail: pollDetailLabels },
}

export const decisionWords: KindWords = {
  one: 'Decision',
  actions: {
    decided: 'A vote becomes a decision',
    written: 'The decision is written down',
    corrected: 'The decision is corrected',
    ratified: 'A meeting ratifies the decision',
  },
  fields: {
    decidedOn: 'decided on',
    votesFor: 'for',
    votesAgainst: 'against',
    votesAbstained: 'abstained',
    ratifiedOn: 'ratified on',
    minutes: 'words of the minutes',
  },
  values: { made: decisionMadeLabels, outcome: outcomeLabels, ratification: ratificationLabels },
}
