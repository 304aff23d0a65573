import type { HiddenRecords, RecordNames } from '../../offers.ts'
import { hiddenWithBooks } from '../ledger/ledger.ts'

const [accounts, reminders] = [hiddenWithBooks('ledger_holdings'), hiddenWithBooks('buildings', 'id')]

/** Someone who doesn't read the books doesn't read of them in the history either. */
export const hiddenCollections: HiddenRecords = {
  collection: (...asked) => `${accounts(...asked)} union all ${reminders(...asked)}`,
}

/** What the history calls an account in arrears: by its unit; the reminders of a building by its name. */
export const collectionNames: RecordNames = {
  collection: (building) =>
    `select h.id, 'unit ' || u.unit_number as name, h.id as open_id
     from ledger_holdings h join units u on u.building_id = h.building_id and u.id = h.unit_id
     where h.building_id = ${building}
     union all select b.id, 'reminders' as name, null::uuid as open_id from buildings b where b.id = ${building}`,
}
