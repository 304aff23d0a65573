/** Who may do what in the library: the law's suggestion, a building's word for a category, and its word for a folder. */
import { DocumentCategory } from '../../../../contract/documents/document.ts'
import type {
  CategoryPermissions,
  ChosenLevels,
  Levels,
  PermissionChange,
} from '../../../../contract/documents/folders.ts'
import { defaultReaders } from '../../../../law/law.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { NotFound, requireVersion } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { lockBuilding } from '../../buildings/buildings.ts'
import { selectChosen, upsertChosen, type ChosenRow } from './permissions-store.ts'
import { readerOf, requirePlace, type Reading } from './reading.ts'
import { announceLibrary } from './record.ts'
import { levelsIn, nothingChosen, usualLevels } from './rules.ts'
import { selectScope } from './scope-store.ts'

const permissionsIn = (ctx: Reading, category: DocumentCategory, rows: readonly ChosenRow[]): CategoryPermissions => {
  const { roles, why, source, unverified = false } = defaultReaders(ctx.building.jurisdiction)[category]
  const usual = usualLevels(roles)
  const own = rows.find((row) => row.category === category && row.folderId === null)
  const chosen = own?.chosen ?? nothingChosen
  const folders = rows.flatMap((row) => {
    if (row.category !== category || row.folderId === null) return []
    const inFolder = row.chosen ?? nothingChosen
    const levels = levelsIn(usual, [chosen, inFolder])
    return [{ _id: row.folderId, name: row.name!, chosen: inFolder, levels, version: row.version }]
  })
  const levels = levelsIn(usual, [chosen])
  return { category, chosen, levels, version: own?.version ?? 0, usual, why, source, unverified, folders }
}

/** Who may do what in the categories and folders that the caller manages. */
export const listPermissions = async (ctx: Reading): Promise<CategoryPermissions[]> => {
  const scope = await selectScope(ctx.db, readerOf(ctx))
  const rows = await selectChosen(ctx.db, ctx.building._id)
  const manages = (place: string) => scope.get(place)?.manages === true
  return DocumentCategory.options.flatMap((category) => {
    const all = permissionsIn(ctx, category, rows)
    return manages(category) ? [{ ...all, folders: all.folders.filter(({ _id }) => manages(_id)) }] : []
  })
}

const historyOf = (chosen: ChosenLevels, levels: Levels) =>
  Object.fromEntries(Object.entries(chosen).map(([role, level]) => [role, level ?? levels[role as keyof Levels]]))

/**
 * Says what each role may do in a category or a folder; management always manages, and nobody can be given a say in a
 * place that they do not manage themselves. A stale version is refused.
 */
export const setPermissions = (ctx: Reading, { body }: { body: PermissionChange }): Promise<CategoryPermissions[]> =>
  inTransaction(ctx, async (tx) => {
    const { category, folderId, chosen, version } = body
    await lockBuilding(tx.db, tx.building._id)
    await requirePlace(tx, body)
    const placeOf = (all: readonly CategoryPermissions[]) => {
      const of = all.find((one) => one.category === category)
      return folderId === null ? of : of?.folders.find(({ _id }) => _id === folderId)
    }
    const rows = await selectChosen(tx.db, tx.building._id)
    const before = placeOf([permissionsIn(tx, category, rows)])
    if (!before) throw NotFound()
    requireVersion(before, version)
    const place = { category, folder: folderId === null ? null : { _id: folderId } }
    await announceLibrary(tx, [place])
    await upsertChosen(tx.db, tx.building._id, { category, folderId, chosen, version })
    const after = placeOf([permissionsIn(tx, category, await selectChosen(tx.db, tx.building._id))])!
    await recordChange(tx, {
      subject: folderId === null ? 'building' : 'documentFolder',
      subjectId: folderId ?? tx.building._id,
      buildingId: tx.building._id,
      action: 'document access changed',
      before: historyOf(before.chosen, before.levels),
      after: { ...historyOf(after.chosen, after.levels), ...(folderId === null && { category }) },
    })
    await announceLibrary(tx, [place])
    return listPermissions(tx)
  })
