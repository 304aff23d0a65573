/** The categories of a forum as those who look after it keep them. */
import type { forumSettings, KeptCategory } from '../../../../contract/forum/settings.ts'
import type { ForumActKind } from '../../../../contract/forum/moderation-kinds.ts'
import { forumCategoriesMost } from '../../../../contract/limits/forum.ts'
import type { Parsed } from '../../../../contract/route.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, Forbidden, InvalidField, NotFound, requireVersion, orNotFound } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { sideOf } from '../moderation/acting.ts'
import { insertAct } from '../moderation/acts-store.ts'
import { readerOf, type Caller } from '../reading.ts'
import {
  insertCategory,
  lockCategories,
  selectKept,
  selectSlugs,
  updateCategory,
  updatePlaces,
  type KeptRow,
} from './categories-store.ts'
import { categoryCan, chosenOf, rolesOf, slugFor } from './category-rules.ts'

const shown = (ctx: Caller, row: KeptRow): KeptCategory => ({
  ...row,
  readRoles: chosenOf(row.kind, row.readRoles),
  writeRoles: chosenOf(row.kind, row.writeRoles),
  can: categoryCan(row.kind, ctx),
})

/** The categories that the caller may read, closed ones too. */
export const listKept = async (ctx: Caller): Promise<KeptCategory[]> =>
  (await selectKept(ctx.db, readerOf(ctx))).map((row) => shown(ctx, row))

const valuesOf = ({ name, about, readRoles, writeRoles, isRetired }: Omit<KeptCategory, 'can'>) => ({
  name,
  about,
  readRoles,
  writeRoles,
  isRetired,
})

type Values = Partial<ReturnType<typeof valuesOf>>

/** Writes down what was done to a category: a line of the log and one of the history. */
const note = async (
  tx: Caller,
  categoryId: string,
  kind: ForumActKind,
  before: Values,
  after: Values,
): Promise<void> => {
  const act = { _id: newId(Date.parse(tx.now)), kind, side: sideOf(tx), accountId: tx.account._id, categoryId }
  const names = { before: before.name ?? '', after: after.name ?? '' }
  await insertAct(tx.db, tx.building._id, { ...act, ...names }, tx.now)
  const record = { subject: 'forumCategory', subjectId: categoryId, buildingId: tx.building._id } as const
  await recordChange(tx, { ...record, action: kind, before, after })
}

/** Makes a category to talk or to trade in, behind the others; 409 beyond how many a building has. */
export const makeCategory = (
  ctx: Caller,
  { body }: Parsed<typeof forumSettings.makeCategory>,
): Promise<KeptCategory[]> =>
  inTransaction(ctx, async (tx) => {
    await lockCategories(tx.db, tx.building._id)
    const taken = await selectSlugs(tx.db, tx.building._id)
    if (taken.length >= forumCategoriesMost)
      throw Conflict(`A forum can have at most ${forumCategoriesMost} categories.`)
    const { name, about, kind } = body
    const [readRoles, writeRoles] = [rolesOf(kind, body.readRoles), rolesOf(kind, body.writeRoles)]
    const _id = newId(Date.parse(tx.now))
    const slug = slugFor(name, taken)
    await insertCategory(tx.db, tx.building._id, { _id, slug, name, about, kind, readRoles, writeRoles }, tx.now)
    await note(tx, _id, 'categoryMade', {}, { name, about, readRoles: body.readRoles, writeRoles: body.writeRoles })
    return listKept(tx)
  })

const actOf = (before: KeptCategory, isRetired: boolean): ForumActKind =>
  before.isRetired === isRetired ? 'categoryChanged' : isRetired ? 'categoryRetired' : 'categoryBack'

const requireKept = async (tx: Caller, id: string): Promise<KeptCategory> => {
  await lockCategories(tx.db, tx.building._id)
  return orNotFound((await listKept(tx)).find(({ _id }) => _id === id))
}

/** Changes a category, closes it or opens it again; 403 for the council's but by council, 409 for a stale version. */
export const changeCategory = (
  ctx: Caller,
  { params, body }: Parsed<typeof forumSettings.changeCategory>,
): Promise<KeptCategory[]> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireKept(tx, params.id)
    if (!before.can.change) throw Forbidden('Only the council can change its own category.')
    requireVersion(before, body.version)
    if (body.isRetired && !before.can.retire) throw InvalidField('isRetired', 'The council’s category can’t be closed')
    const { version: _v, ...wanted } = body
    const [readRoles, writeRoles] = [rolesOf(before.kind, wanted.readRoles), rolesOf(before.kind, wanted.writeRoles)]
    await updateCategory(tx.db, tx.building._id, { ...wanted, _id: params.id, readRoles, writeRoles }, tx.now)
    await note(tx, params.id, actOf(before, wanted.isRetired), valuesOf(before), {
      ...wanted,
      readRoles: chosenOf(before.kind, readRoles),
      writeRoles: chosenOf(before.kind, writeRoles),
    })
    return listKept(tx)
  })

/** Puts the categories in order; an id that the caller does not keep is not there. */
export const orderCategories = (
  ctx: Caller,
  { body }: Parsed<typeof forumSettings.orderCategories>,
): Promise<KeptCategory[]> =>
  inTransaction(ctx, async (tx) => {
    await lockCategories(tx.db, tx.building._id)
    const kept = new Set((await listKept(tx)).map(({ _id }) => _id))
    if (body.ids.some((id) => !kept.has(id))) throw NotFound()
    await updatePlaces(tx.db, tx.building._id, body.ids)
    return listKept(tx)
  })
