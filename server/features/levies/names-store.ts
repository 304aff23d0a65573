import type { HiddenRecords, RecordNames } from '../../offers.ts'
import { hiddenWithBooks } from '../ledger/ledger.ts'

/** What the history calls a special levy: by its name. */
export const levyRecordNames: RecordNames = {
  levy: (building) => `select id, name, id as open_id from levies where building_id = ${building}`,
}

/** Who reads no books isn't told of levies by the history: council does, and management where the building lets it. */
export const hiddenLevies: HiddenRecords = {
  levy: hiddenWithBooks('levies'),
}
