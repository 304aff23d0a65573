import {
  ballotLabels,
  eventLabels,
  kindLabels,
  majorityLabels,
  modeLabels,
  outcomeLabels,
  statusLabels,
  tieRuleLabels,
} from './voting-words.ts'
import { kind } from '../kind.ts'

export const proposalKind = kind('proposal', {
  page: (id) => `/council-voting/${id}`,
  views: { unlogged: null },
  attachments: { proposal: null },
  history: {
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
  },
})
