import type { LabelsOf } from '../audit/change-words.ts'
import { kind } from '../kind.ts'
import type { BylawFields, BylawSetDraft } from './bylaw.ts'
import { bylawEndLabels, bylawKindLabels } from './bylaw-words.ts'

/** A label for every field of the form: one that is missing doesn’t compile. */
const labels: LabelsOf<BylawFields> = {
  number: 'number',
  heading: 'heading',
  text: 'wording',
  isShortStay: 'limits short-term accommodation',
  fineCents: 'fine',
  laterFineCents: 'fine for later contraventions',
  fineEveryDays: 'days between fines',
  isStandard: 'standard bylaw',
  passedOn: 'passed on',
  filedOn: 'filed or registered on',
  filingNumber: 'filing or registration number',
  ratifyBy: 'to be ratified by',
  ratifiedOn: 'ratified on',
  replacesId: 'replaces',
}

export const bylawKind = kind('bylaw', {
  page: (id) => `/bylaws/${id}`,
  views: { one: { before: '', one: 'bylaw', many: 'bylaws and rules' }, all: 'the bylaws and rules' },
  history: {
    one: 'Bylaw or rule',
    actions: {
      added: 'Added',
      changed: 'Changed',
      filed: 'Bylaw filed or registered',
      ratified: 'Rule ratified',
      unratified: 'Ratification withdrawn',
      replaced: 'Replaced',
      repealed: 'Repealed',
      lapsed: 'Rule lapsed',
      reinstated: 'Reinstated',
      discarded: 'Removed',
      told: 'Residents notified',
    },
    fields: {
      ...labels,
      inForceFrom: 'in force from',
      endedOn: 'no longer in force from',
      endedBy: 'ended because',
      replaces: 'replaces',
      reason: 'reason',
    },
    values: { endedBy: bylawEndLabels },
  },
})

const setLabels: LabelsOf<BylawSetDraft> = { kind: 'kind', name: 'name' }

export const bylawSetKind = kind('bylawSet', {
  page: () => '/bylaws',
  views: { all: null },
  history: {
    one: 'Set of bylaws or rules',
    actions: { added: 'Set added', changed: 'Set renamed', removed: 'Set removed' },
    fields: setLabels,
    values: { kind: bylawKindLabels },
  },
})
