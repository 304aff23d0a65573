/** For the tenancy walk: documents and folders of a library, and complete bodies for the routes that write them. */
import { documents } from '../../../../contract/documents.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

const textFile = (text: string) => new File([text], 'plan.txt', { type: 'text/plain' })

const folderOf = async (who: Caller) =>
  (await who.call(documents.createFolder, { body: { category: 'guides', name: `Walk ${newId()}` } }))._id

/** A document of two versions in a folder, and in the state that the route asks for. */
const libraryRecord = async (_world: World, who: Caller, path: string): Promise<Ids> => {
  if (path.includes('/folders/:id')) return { id: await folderOf(who) }
  const folderId = await folderOf(who)
  const body = { category: 'guides', folderId } as const
  const [made] = await who.call(documents.upload, { body, files: [textFile(newId())] })
  const params = { id: made!._id }
  await who.call(documents.addVersion, { params, body: {}, files: [textFile(newId())] })
  const { items } = await who.call(documents.versions, { params, query: {} })
  if (path.endsWith('/:id/restore')) await who.call(documents.delete, { params })
  if (path.endsWith('/lift')) await who.call(documents.hold, { params, body: { reason: 'A claim' } })
  return { id: params.id, ids: params.id, versionId: items[1]!._id, folderId, folder: folderId }
}

const nobodyChose = { owner: null, tenant: null, member: null, visitor: null, council: null }

export const walk: FeatureWalk = {
  records: { documents: libraryRecord },
  bodies: {
    'POST /api/documents': (ids) => ({ category: 'guides', folderId: ids.folderId }),
    'PUT /api/documents/:id': () => ({ version: 2, title: 'Another title' }),
    'POST /api/documents/:id/move': (ids) => ({ version: 2, category: 'guides', folderId: ids.folderId }),
    'POST /api/documents/:id/versions': () => ({}),
    'PUT /api/documents/:id/pin': () => ({ pinned: true }),
    'PUT /api/documents/:id/hold': () => ({ reason: 'A claim' }),
    'POST /api/documents/:id/hold/lift': () => ({ reason: 'Settled' }),
    'POST /api/documents/folders': () => ({ category: 'guides', name: `Walk ${newId()}` }),
    'PUT /api/documents/folders/:id': () => ({ name: `Walk ${newId()}`, version: 1 }),
    'PUT /api/documents/permissions': (ids) => ({
      category: 'guides',
      folderId: ids.folderId,
      chosen: nobodyChose,
      version: 0,
    }),
    'POST /api/documents/zip': (ids) => (ids.ids ? { ids: [ids.ids] } : { folderId: ids.folderId }),
  },
}
