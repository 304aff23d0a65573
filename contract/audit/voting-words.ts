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
    mode: 'decision mode',
    authority: 'bylaw',
    ballot: 'ballot',
    tieRule: 'ties',
    majorityOf: 'majority',
    opensAt: 'opens',
    closesAt: 'closes',
    textVersion: 'text version',
    ratifiedOn: 'ratified on',
  },
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
