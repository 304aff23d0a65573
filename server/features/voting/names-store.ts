import type { Figures, HiddenRecords, RecordNames } from '../../offers.ts'
import { awaits, isOpen } from './proposals-store.ts'

/** What the history calls a proposal. */
export const proposalNames: RecordNames = {
  proposal: (building) =>
    `select id, 'M-' || number || ' ' || title as name, id as open_id from proposals where building_id = ${building}`,
}

/** Nobody but council learns from the history that there are proposals. */
export const hiddenProposals: HiddenRecords = {
  proposal: (building, role) => `select id from proposals where building_id = ${building} and ${role} <> 'council'`,
}

/** Of the dashboard: what awaits the caller's vote, and what is voted on (specification, section 2). */
export const votingFigures: Pick<Figures, 'pendingVotes' | 'activeVotes'> = {
  pendingVotes: ({ building, account, now }) =>
    `select count(*)::integer from proposals p where p.building_id = ${building} and ${awaits(account, now)}`,
  activeVotes: ({ building, now }) =>
    `select count(*)::integer from proposals p where p.building_id = ${building} and ${isOpen(now)}`,
}
