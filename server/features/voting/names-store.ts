import type { Figures, HiddenRecords, RecordNames } from '../../offers.ts'
import { awaits, isHiddenFrom, isOpen } from './proposals-store.ts'

/** What the history calls a proposal. */
export const proposalNames: RecordNames = {
  proposal: (building) =>
    `select id, 'M-' || number || ' ' || title as name, id as open_id from proposals where building_id = ${building}`,
}

/** Nobody but council learns from the history that there are proposals, and of those about a case no one it is about. */
export const hiddenProposals: HiddenRecords = {
  proposal: (building, role, _keepsBooks, account) =>
    `select p.id from proposals p where p.building_id = ${building} and (${role} <> 'council' or ${isHiddenFrom(account)})`,
}

/** Of the dashboard: what awaits the caller's vote, and what is voted on (specification, section 2). */
export const votingFigures: Pick<Figures, 'pendingVotes' | 'activeVotes'> = {
  pendingVotes: ({ building, account, now }) =>
    `select count(*)::integer from proposals p where p.building_id = ${building} and ${awaits(account, now)}`,
  activeVotes: ({ building, account, now }) =>
    `select count(*)::integer from proposals p
     where p.building_id = ${building} and ${isOpen(now)} and not ${isHiddenFrom(account)}`,
}
