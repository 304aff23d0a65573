/** The library as places: what of its categories and folders somebody may see, and the folders' own life. */
import { DocumentCategory } from '../../../../contract/documents/document.ts'
import type { Folder, FolderDraft, FolderRename, Level, Library } from '../../../../contract/documents/folders.ts'
import { foldersMost } from '../../../../contract/limits/documents.ts'
import { canManageBuilding } from '../../../../contract/role-rights.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict, InvalidField, NotFound, requireVersion } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { lockBuilding } from '../../buildings/buildings.ts'
import {
  countFolders,
  insertFolder,
  selectCounts,
  selectFilling,
  selectFolder,
  selectPlaces,
  updateFolderDeleted,
  updateName,
} from './folders-store.ts'
import { readerOf, requirePlace, type Reading } from './reading.ts'
import { announceLibrary } from './record.ts'

const levelOf = ({ reads, manages }: { reads: boolean; manages: boolean }): Level =>
  manages ? 'manage' : reads ? 'read' : 'none'

/** What the caller may see of the library: places without a right of theirs are not there. */
export const readLibrary = async (ctx: Reading): Promise<Library> => {
  const by = readerOf(ctx)
  const places = await selectPlaces(ctx.db, by)
  const counts = await selectCounts(ctx.db, by)
  const managesAny = places.some(({ manages }) => manages)
  const categories = DocumentCategory.options.flatMap((category) => {
    const here = places.filter((place) => place.category === category)
    const own = here.find(({ place }) => place === category)
    const folders = here.flatMap(({ place, name, version, count, ...rights }): Folder[] =>
      name === null ? [] : [{ _id: place, name, count, level: levelOf(rights), version: version! }],
    )
    return here.length === 0 ? [] : [{ category, level: own ? levelOf(own) : 'none', count: own?.count ?? 0, folders }]
  })
  return {
    categories,
    counts: {
      pinned: counts.pinned,
      expiring: managesAny ? counts.expiring : null,
      bin: managesAny ? counts.bin : null,
    },
    can: { upload: managesAny, setPermissions: managesAny && canManageBuilding(ctx.role) },
  }
}

const taken = () => InvalidField('name', 'A folder with this name already exists')

const named = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    throw violates(error, 'document_folders_names') ? taken() : error
  }
}

const noteFolder = async (
  tx: Reading,
  folder: { _id: string; category: DocumentCategory },
  action: string,
  { before = {}, after = {} }: { before?: object; after?: object },
) => {
  await recordChange(tx, {
    subject: 'documentFolder',
    subjectId: folder._id,
    buildingId: tx.building._id,
    action,
    before: { ...before },
    after: { ...after },
  })
  await announceLibrary(tx, [{ category: folder.category, folder }])
}

const shownFolder = async (tx: Reading, id: string): Promise<Folder> => {
  const { categories } = await readLibrary(tx)
  return categories.flatMap(({ folders }) => folders).find(({ _id }) => _id === id)!
}

/** Makes a folder in a category that the caller manages; no two of a category are called alike. */
export const createFolder = (ctx: Reading, { body }: { body: FolderDraft }): Promise<Folder> =>
  inTransaction(ctx, async (tx) => {
    await requirePlace(tx, { category: body.category, folderId: null })
    await lockBuilding(tx.db, tx.building._id)
    if ((await countFolders(tx.db, tx.building._id)) >= foldersMost)
      throw Conflict(`A library can have up to ${foldersMost} folders.`)
    const _id = newId(Date.parse(tx.now))
    await named(() => insertFolder(tx.db, tx.building._id, { ...body, _id, at: tx.now }))
    await noteFolder(tx, { _id, category: body.category }, 'created', { after: body })
    return shownFolder(tx, _id)
  })

/** A folder that the caller manages, held for a change. */
const requireFolder = async (tx: Reading, id: string) => {
  const folder = await selectFolder(tx.db, tx.building._id, id, 'forUpdate')
  if (!folder) throw NotFound()
  await requirePlace(tx, { category: folder.category, folderId: id })
  return folder
}

/** Gives a folder another name; a stale version is refused. */
export const renameFolder = (
  ctx: Reading,
  { params, body }: { params: { id: string }; body: FolderRename },
): Promise<Folder> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireFolder(tx, params.id)
    requireVersion(await shownFolder(tx, params.id), body.version)
    await named(() => updateName(tx.db, tx.building._id, params.id, body.name))
    await noteFolder(tx, before, 'renamed', { before: { name: before.name }, after: { name: body.name } })
    return shownFolder(tx, params.id)
  })

/** Deletes a folder in which nothing lies, not even of the bin, from where it would have to come back. */
export const deleteFolder = (ctx: Reading, { params }: { params: { id: string } }): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const folder = await requireFolder(tx, params.id)
    const { here, binned } = await selectFilling(tx.db, tx.building._id, params.id)
    if (here > 0) throw Conflict('This folder isn’t empty. Move its documents first.')
    if (binned > 0)
      throw Conflict('This folder has documents in the trash. You can delete it after they’re removed or moved.')
    // While it is there: its own word says who could see it.
    await noteFolder(tx, folder, 'deleted', {})
    await updateFolderDeleted(tx.db, tx.building._id, params.id, tx.now)
    return undefined
  })
