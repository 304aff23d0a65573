import { decisionMadeLabels, ratificationLabels } from './decision-words.ts'
import { pollAudienceLabels, pollDetailLabels, pollResultsLabels } from './poll-words.ts'
import { outcomeLabels } from './voting-words.ts'
import { kind } from '../kind.ts'

export const pollKind = kind('poll', {
  page: (id) => `/polls/${id}`,
  views: { one: { before: 'the poll ', one: 'poll', many: 'polls' }, all: 'the poll list' },
  history: {
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
  },
})

export const decisionKind = kind('decision', {
  page: (id) => `/council-voting/decisions/${id}`,
  views: { one: { before: 'the decision ', one: 'decision', many: 'decisions' }, all: 'the decision register' },
  history: {
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
  },
})
