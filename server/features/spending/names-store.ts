import type { HiddenRecords, RecordNames } from '../../offers.ts'
import { hiddenWithBooks } from '../ledger/ledger.ts'

/** What the history calls an expense: by what it was for. */
export const spendingRecordNames: RecordNames = {
  spending: (building) =>
    `select s.entry_id as id, (select string_agg(distinct a.name, ', ') from ledger_lines l
         join ledger_accounts a on a.building_id = l.building_id and a.id = l.account_id
         where l.building_id = s.building_id and l.entry_id = s.entry_id and l.account_kind = 'expense') as name,
       s.entry_id as open_id
     from spending_approvals s where s.building_id = ${building}`,
}

/** Who reads no books isn't told of approvals by the history: council is, and management where the building lets it. */
export const hiddenSpending: HiddenRecords = {
  spending: (...by) =>
    `select entry_id as id from spending_approvals where building_id in (${hiddenWithBooks('buildings', 'id')(...by)})`,
}
