/** Which accounts in arrears ask something of those who keep the books today. */
import type { CollectionSummary } from '../../../contract/collections/collection.ts'
import { collectionKind } from '../../../contract/collections/collection-kind.ts'
import { agendaEntriesMost } from '../../../contract/limits/agenda.ts'
import { formatDate } from '../../../contract/time.ts'
import { keepsBooks } from '../../../contract/role-rights.ts'
import type { AgendaEntry } from '../../../contract/overview/day.ts'
import type { AgendaOf } from '../../offers.ts'
import { listCollections } from './reading.ts'

const list = '/collections'

type Asked = Omit<AgendaEntry, 'standing'>

const entryOf = ({ _id, unit }: CollectionSummary, key: string, detail: string, dueOn: string | null): Asked => ({
  ...{ key: `${key}:${_id}`, kind: 'collection', title: `Arrears of unit ${unit.unitNumber}`, detail, dueOn },
  to: collectionKind.page(_id),
})

const stepOf = (one: CollectionSummary): Asked[] => {
  const { stage, next } = one
  // An account that no one has acted on is among the receivables.
  if (stage === 'overdue' || next === null || next.do === 'wait') return []
  return [entryOf(one, 'collection', next.words, stage === 'release' ? next.on : null)]
}

/** A debt whose time to claim is over can't be helped any more. */
const limitationOf = (one: CollectionSummary): Asked[] => {
  const { limitation } = one
  if (!limitation || limitation.level === 'over') return []
  const { lastOn } = limitation
  return [entryOf(one, 'limitation', `Limitation period ends ${formatDate(lastOn)}`, lastOn)]
}

/** What someone has to do about an account: its next step, and a debt that should be claimed in time. */
const askedOf = (one: CollectionSummary): Asked[] => [...stepOf(one), ...limitationOf(one)]

const byDay = (one: Asked, other: Asked): number => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')

/** Puts accounts in arrears before those who keep the books while something is to be done; nothing for others. */
export const collectionsToday: AgendaOf = async (ctx) => {
  if (!keepsBooks(ctx)) return null
  const asked = (await listCollections(ctx, { query: { shows: 'open' } })).flatMap(askedOf).toSorted(byDay)
  return {
    entries: asked.slice(0, agendaEntriesMost),
    found: asked.length,
    noun: 'account in arrears',
    list,
    figures: [],
  }
}
