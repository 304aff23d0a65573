/** For the tenancy walk: requests for records in the state that a route asks for, and complete bodies. */
import { documents } from '../../../../contract/documents.ts'
import { forms } from '../../../../contract/forms.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { World } from '../../../testing/world.ts'
import { dataOf, type FeatureWalk, type Ids } from '../../../testing/walk.ts'

const textFile = (text: string) => new File([text], 'minutes.txt', { type: 'text/plain' })
const wish = { items: [{ kind: 'minutes' as const }], form: 'paper' as const, standing: 'owner' as const }
const today = '2026-11-20'
const entered = { ...wish, name: 'Wendy Walker', address: '12 Elm Street', askedOn: today }
const charge = { words: 'Copies of records', authority: 'Regulation 4.2', dueOn: today }

/** A request that the caller entered for an owner, with a fee, and a unit to charge it to. */
const chargeable = async (who: Caller): Promise<Ids> => {
  const { _id: id, version } = await who.call(forms.enterRecordsRequest, { body: entered })
  const body = { version, pages: 3, amountCents: 75 }
  const quoted = await who.call(forms.quoteRecords, { params: { id }, body })
  const [unit] = await dataOf<{ _id: string }[]>(who, '/api/units')
  return { id, unitId: unit!._id, version: String(quoted.version) }
}

/** A request of the caller's own with one record, which is ready where the route gives something. */
const recordsRequest = async (_world: World, who: Caller, path: string): Promise<Ids> => {
  if (path.endsWith('/fee/charge') || path.endsWith('/fee/units')) return chargeable(who)
  const asked = await who.call(forms.askRecords, { body: wish })
  const [item] = asked.items
  const id = asked._id
  const params = { id }
  const ofItem = { id, itemId: item!._id }
  const [document] = await who.call(documents.upload, { body: { category: 'guides' }, files: [textFile(newId())] })
  let { version } = asked
  let fileId = newId()
  const isReady = path.includes('/files/') || path.endsWith('/deliver') || path.endsWith('/reopen')
  if (isReady) {
    const body = { version, documentIds: [document!._id], pages: 3 }
    const ready = await who.call(forms.prepareRecord, { params: ofItem, body, files: [textFile(newId())] })
    version = ready.version
    fileId = ready.items[0]!.files[0]!._id
  }
  if (path.endsWith('/:id/refuse')) {
    const body = { version, ground: 'notKept', words: 'Never made' } as const
    version = (await who.call(forms.refuseRecord, { params: ofItem, body })).version
  }
  if (path.endsWith('/answer'))
    version = (await who.call(forms.clarifyRecords, { params, body: { version, question: 'Which year?' } })).version
  if (path.endsWith('/settle')) {
    const body = { version, pages: 3, amountCents: 75 }
    version = (await who.call(forms.quoteRecords, { params, body })).version
  }
  return { ...ofItem, fileId, documentIds: document!._id, version: String(version) }
}

const seen = ({ version }: Ids) => ({ version: Number(version) })
const route = (rest: string) => `POST /api/records-requests${rest}`

export const walk: FeatureWalk = {
  records: { 'records-requests': recordsRequest },
  bodies: {
    [route('')]: () => wish,
    [route('/entered')]: () => entered,
    [route('/:id/clarify')]: (ids) => ({ ...seen(ids), question: 'Which year?' }),
    [route('/:id/answer')]: (ids) => ({ ...seen(ids), answer: 'Last year.' }),
    [route('/:id/items/:itemId/prepare')]: (ids) => ({ ...seen(ids), documentIds: [ids.documentIds], pages: 3 }),
    [route('/:id/items/:itemId/refuse')]: (ids) => ({ ...seen(ids), ground: 'notKept', words: 'Never made' }),
    [route('/:id/items/:itemId/reopen')]: seen,
    [route('/:id/items/:itemId/withdraw')]: seen,
    [route('/:id/fee')]: (ids) => ({ ...seen(ids), pages: 3, amountCents: 75 }),
    [route('/:id/fee/settle')]: (ids) => ({ ...seen(ids), how: 'waived', on: today }),
    [route('/:id/fee/charge')]: (ids) => ({ ...seen(ids), ...charge, unitId: ids.unitId }),
    [route('/:id/deliver')]: (ids) => ({ ...seen(ids), how: 'paper', on: today }),
    [route('/:id/refuse')]: seen,
    [route('/:id/withdraw')]: seen,
  },
}
