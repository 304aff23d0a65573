/** Wording templates: each save is a numbered version, and ours can always be had back. */
import type { Template, TemplateChange, TemplateDraft, Wording } from '../../../../contract/forms/templates.ts'
import { templatesMost } from '../../../../contract/limits/letters.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, requireVersion } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { lockBuilding, wakeRoles } from '../../buildings/buildings.ts'
import {
  countOwn,
  insertTemplate,
  insertVersion,
  lockTemplate,
  updateCurrent,
  updateDeleted,
} from './template-store.ts'
import {
  getTemplate,
  getVersion,
  requireTemplate,
  shippedWording,
  shown,
  type KnownTemplate,
  type Writing,
} from './templates.ts'
import { cleanedWording } from './wording.ts'

type ById = { params: { id: string } }
type OfVersion = { params: { id: string; versionId: string } }
type AtVersion = { body: { version: number } }

const wordingOf = ({ name, description, subject, content, asks, to }: Wording): Wording => ({
  name,
  description,
  subject,
  content,
  asks,
  to,
})

/** What the history keeps of a template. */
const valuesOf = ({ name, description, subject, to, number }: Template) => ({ name, description, subject, to, number })

/** Writes down what was done with a template, and wakes open screens; it is gone where nothing comes after. */
const note = (tx: Writing, before: Template | null, after: Template | null, action: string): Promise<void> => {
  const buildingId = tx.building._id
  wakeRoles(tx, 'letterTemplate')
  return recordChange(tx, {
    subject: 'letterTemplate',
    subjectId: (after ?? before)!._id,
    buildingId,
    action,
    before: before ? valuesOf(before) : {},
    after: after ? valuesOf(after) : { name: null },
  })
}

const blank: Omit<Wording, 'name'> = {
  description: '',
  subject: 'About unit {{unit.number}}',
  content: '<p>Dear {{people.names}},</p><p></p><p>Yours truly,</p><p>{{sender.name}}<br />{{building.name}}</p>',
  asks: [],
  to: 'residents',
}

/** Keeps the row of a template that the product brings, so that letters and versions can hang on it. */
export const keepTemplate = (tx: Writing, template: KnownTemplate): Promise<void> =>
  insertTemplate(tx.db, tx.building._id, { ...template, number: 0, at: tx.now })

const write = (
  tx: Writing,
  templateId: string,
  made: Wording & { number: number; note: string; restoredFrom: number | null },
) =>
  insertVersion(tx.db, tx.building._id, templateId, {
    ...made,
    _id: newId(Date.parse(tx.now)),
    accountId: tx.account._id,
    at: tx.now,
  })

/** Makes a template of the building's own: blank, or with the kind and the wording of another one. */
export const createTemplate = (ctx: Writing, { body }: { body: TemplateDraft }): Promise<Template> =>
  inTransaction(ctx, async (tx) => {
    const copied = body.copyOfId === null ? null : await requireTemplate(tx, body.copyOfId)
    await lockBuilding(tx.db, tx.building._id)
    if ((await countOwn(tx.db, tx.building._id)) >= templatesMost)
      throw Conflict(`A building can have up to ${templatesMost} templates of its own.`)
    const _id = newId(Date.parse(tx.now))
    const wording = { ...wordingOf(copied ?? { ...blank, name: '' }), name: body.name }
    const kind = copied?.kind ?? 'own'
    await insertTemplate(tx.db, tx.building._id, {
      _id,
      kind,
      isShipped: false,
      name: body.name,
      number: 1,
      at: tx.now,
    })
    await write(tx, _id, { ...wording, number: 1, note: '', restoredFrom: null })
    const after = await getTemplate(tx, { params: { id: _id } })
    await note(tx, null, after, 'created')
    return after
  })

/** A template held for a change; a stale version is refused with the present state. */
const requireChangeable = async (tx: Writing, id: string, version: number): Promise<KnownTemplate> => {
  const found = await requireTemplate(tx, id)
  if (found.isShipped) await keepTemplate(tx, found)
  await lockTemplate(tx.db, tx.building._id, id)
  const held = await requireTemplate(tx, id)
  requireVersion(shown(held), version)
  return held
}

const hold = async (
  tx: Writing,
  before: KnownTemplate,
  wording: Wording,
  how: { action: string; note: string; restoredFrom: number | null },
): Promise<Template> => {
  const number = before.row!.newest + 1
  await write(tx, before._id, { ...wording, number, note: how.note, restoredFrom: how.restoredFrom })
  const holds = { name: wording.name, current: number, newest: number, changedAt: tx.now }
  await updateCurrent(tx.db, tx.building._id, before._id, holds)
  const after = await getTemplate(tx, { params: { id: before._id } })
  await note(tx, before, after, how.action)
  return after
}

/** Words a template anew. One that Parapet brings becomes the building's wording; letters that were sent stay. */
export const changeTemplate = (ctx: Writing, { params, body }: ById & { body: TemplateChange }): Promise<Template> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireChangeable(tx, params.id, body.version)
    const wording = cleanedWording(tx.building.jurisdiction, before.kind, wordingOf(body))
    return hold(tx, before, wording, { action: 'changed', note: body.note, restoredFrom: null })
  })

/** Has an earlier wording hold again, as a new version. */
export const restoreTemplate = (ctx: Writing, { params, body }: OfVersion & AtVersion): Promise<Template> =>
  inTransaction(ctx, async (tx) => {
    const version = await getVersion(tx, { params })
    const before = await requireChangeable(tx, params.id, body.version)
    const wording = cleanedWording(tx.building.jurisdiction, before.kind, wordingOf(version))
    return hold(tx, before, wording, { action: 'version restored', note: '', restoredFrom: version.number })
  })

/** Goes back to the wording that Parapet brings; the building's wordings stay among the versions. */
export const resetTemplate = (ctx: Writing, { params, body }: ById & AtVersion): Promise<Template> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireChangeable(tx, params.id, body.version)
    const shipped = shippedWording(tx, before)
    if (!shipped) throw Conflict('Only letters that come with Parapet can be restored to our wording.')
    if (!before.can.reset) return getTemplate(tx, { params })
    const holds = { name: shipped.name, current: 0, newest: before.row!.newest, changedAt: null }
    await updateCurrent(tx.db, tx.building._id, before._id, holds)
    const after = await getTemplate(tx, { params })
    await note(tx, before, after, 'set back')
    return after
  })

/** Deletes a template of the building's own; letters that were sent from it stay. */
export const deleteTemplate = (ctx: Writing, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    await lockTemplate(tx.db, tx.building._id, params.id)
    const before = await requireTemplate(tx, params.id)
    if (!before.can.delete)
      throw Conflict('This letter comes with Parapet. You can restore our wording, but you can’t delete it.')
    await updateDeleted(tx.db, tx.building._id, before._id, tx.now)
    await note(tx, before, null, 'deleted')
    return undefined
  })
