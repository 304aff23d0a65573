import type { LabelsOf } from '../audit/change-words.ts'
import { kind } from '../kind.ts'
import type { StepOf } from './bodies.ts'
import { accusedLabels, causedByLabels, closedAsLabels, topicLabels } from './violation-words.ts'

/** A label for every field of the review: one that is missing doesn’t compile. */
const labels: LabelsOf<Omit<StepOf<'screen'>, 'step' | 'version'>> = {
  topic: 'subject',
  unitId: 'unit',
  accused: 'about',
  causedBy: 'caused by',
  bylawId: 'bylaw or rule',
  place: 'location',
  happenedOn: 'date',
  happenedAt: 'time',
  words: 'summary',
}

export const violationKind = kind('violation', {
  page: (id) => `/building-violations/${id}`,
  views: {
    one: { before: 'the violation case ', one: 'violation case', many: 'violation cases' },
    all: 'the violation cases',
    unlogged: null,
  },
  attachments: { violation: 'violations' },
  history: {
    one: 'Violation case',
    actions: {
      report: 'Violation reported',
      screen: 'Violation reviewed',
      addComplaint: 'Complaint added',
      warn: 'Warning sent',
      particulars: 'Particulars sent',
      answer: 'Complaint answered',
      recordAnswer: 'Answer recorded',
      askHearing: 'Hearing requested',
      requestHearing: 'Hearing request recorded',
      scheduleHearing: 'Hearing scheduled',
      holdHearing: 'Hearing held',
      withdrawHearing: 'Hearing request withdrawn',
      propose: 'Council vote opened',
      decide: 'Decision recorded',
      tell: 'Decision sent',
      fine: 'Fine imposed',
      charge: 'Costs charged',
      deny: 'Facility denied',
      cancelPenalty: 'Penalty cancelled',
      seeAgain: 'Repeat recorded',
      dispute: 'Decision disputed',
      close: 'Case closed',
      reopen: 'Case reopened',
      filesAdded: 'Files added',
    },
    fields: {
      ...labels,
      decision: 'decision',
      upheld: 'contravention found',
      on: 'date',
      dueOn: 'due',
      until: 'until',
      amenity: 'facility',
      closedAs: 'outcome',
    },
    values: { topic: topicLabels, accused: accusedLabels, causedBy: causedByLabels, closedAs: closedAsLabels },
  },
})
