import type { Facts, JudgedDemand, KnownAction, KnownNamed, OverdueCharge } from '../known.ts'

/** The day of the tables. */
export const today = '2026-11-20'

/** An overdue fee of $433.07, but for what differs. */
export const charge = (id: string, more: Partial<OverdueCharge> = {}): OverdueCharge => ({
  ...{ _id: id, type: 'strataFee', words: `Fee ${id}`, dueOn: '2026-10-01', openCents: 43_307, isLienable: true },
  limitation: null,
  ...more,
})

/** A charge as an action names it, but for what differs. */
export const named = (id: string, more: Partial<KnownNamed> = {}): KnownNamed => ({
  ...{ _id: id, type: 'strataFee', words: `Fee ${id}`, dueOn: '2026-10-01', cents: 43_307, openCents: 43_307 },
  ...{ settledOn: null, paid: [] },
  ...more,
})

/** An action about charges, but for what differs. */
export const action = (
  kind: KnownAction['kind'],
  charges: readonly KnownNamed[],
  more: Partial<KnownAction> = {},
): KnownAction => ({
  ...{
    _id: `${kind} 1`,
    holdingId: 'holding',
    kind,
    on: '2026-11-02',
    words: '',
    charges,
    instalments: [],
    copies: [],
  },
  cents: charges.reduce((sum, { cents }) => sum + cents, 0),
  ...{ forLien: kind === 'demand', forAction: kind === 'demand', letterId: null, payBy: null, method: null },
  ...{ decidedOn: null, decision: '', heldBy: null, forum: null, registeredOn: null, number: '' },
  ...{ endedOn: null, endId: null, endWords: '', endNumber: '', outcome: null },
  ...more,
})

/** A demand about charges, received and over, but for what differs. */
export const demand = (
  charges: readonly KnownNamed[],
  { of = {}, ...more }: Partial<JudgedDemand> & { of?: Partial<KnownAction> } = {},
): JudgedDemand => ({
  ...{ action: action('demand', charges, of), state: 'sent', receivers: [], copies: [], without: [] },
  ...{ receivedOn: '2026-11-02', expiresOn: '2026-11-17' },
  ...more,
})

/** An account of today's owners with nothing done, but for what differs. */
export const facts = (more: Partial<Facts> = {}): Facts => ({
  ...{ today, isCurrent: true, overdue: [charge('a')], demands: [], actions: [] },
  ...more,
})
