import type { HiddenRecords, RecordNames } from '../../offers.ts'
import { hiddenWithBooks } from '../ledger/ledger.ts'

/** What the history calls a budget: by its fiscal year, as `fiscalYearName` does. */
export const budgetRecordNames: RecordNames = {
  budget: (building) =>
    `select id, to_char(starts_on, 'YYYY') || case when extract(month from starts_on) = 1 then ''
       else '/' || to_char(ends_on, 'YY') end as name, id as open_id
     from budgets where building_id = ${building}`,
}

/** Who reads no budgets isn't told of them by the history: council does, and management where the building lets it. */
export const hiddenBudgets: HiddenRecords = {
  budget: hiddenWithBooks('budgets'),
}
