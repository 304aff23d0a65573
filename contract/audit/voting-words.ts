import {
  ballotLabels,
  eventLabels,
  kindLabels,
  majorityLabels,
  modeLabels,
  outcomeLabels,
  statusLabels,
  tieRuleLabels,
} from '../voting/voting-words.ts'
import type { KindWords } from './change-words.ts'

export const proposalWords: KindWords = {
  one: 'Proposal',
  actions: eventLabels,
  fields: {
    text: 'text',
    options: 'options',
    mode: 'how it decides',
    authority: 'bylaw',
    ballot: 'ballot',
    tieRule: 'ties',
    majorityOf: 'majority',
    opensAt: 'opens',
    closesAt: 'closes',
    textVersion: 'version of the text',
    ratifiedOn: 'ratified on',
  },
  // The words themselves are for those who may read them on its page.
  named: ['text', 'options'],
  values: {
    kind: kindLabels,
    mode: modeLabels,
    ballot: ballotLabels,
    tieRule: tieRuleLabels,
    majorityOf: majorityLabels,
    status: statusLabels,
    outcome: outcomeLabels,
  },
}
