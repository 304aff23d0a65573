/** Important contacts: whom the people of a building may need to reach. The list is always written whole. */
import { isDeepStrictEqual } from 'node:util'
import type { Contact, ContactDraft, Contacts, ContactsChange } from '../../../contract/contacts.ts'
import type { InBuilding, Member } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { requireVersion } from '../../http/errors.ts'
import { ask } from '../../http/foresight.ts'
import { recordChange } from '../audit/audit.ts'
import { contactsText, replaceContacts as replaceRows, selectContacts } from './contacts-store.ts'
import { lockBuilding } from './store.ts'
import { wakeEverybody } from './waking.ts'

/** The list in its order. */
export const listContacts = (ctx: Member): Promise<Contacts> =>
  ask(ctx, { text: contactsText, values: [ctx.building._id] })

const inOrder = (drafts: readonly ContactDraft[]): Contact[] =>
  drafts.toSorted((a, b) => a.order - b.order).map((contact, order) => ({ ...contact, order }))

/** Writes the list anew; a stale version is refused with the present list. */
export const replaceContacts = (ctx: InBuilding, { body }: { body: ContactsChange }): Promise<Contacts> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    await lockBuilding(tx.db, buildingId)
    const before = await selectContacts(tx.db, buildingId)
    requireVersion(before, body.version)
    const contacts = inOrder(body.contacts)
    if (isDeepStrictEqual(before.contacts, contacts)) return before
    await replaceRows(tx.db, buildingId, contacts)
    await recordChange(tx, {
      subject: 'building',
      subjectId: buildingId,
      buildingId,
      action: 'contacts changed',
      before: { contacts: before.contacts },
      after: { contacts },
    })
    wakeEverybody(tx, 'contact')
    return { contacts, version: before.version + 1 }
  })
