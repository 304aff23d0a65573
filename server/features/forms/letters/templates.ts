/** Templates of letters: those that Parapet brings, as a building words them, and its own. */
import type {
  Template,
  TemplateSummary,
  TemplateVersion,
  TemplateVersionText,
  Wording,
} from '../../../../contract/forms/templates.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { NotFound, orNotFound } from '../../../http/errors.ts'
import { authorityOf, copyRuleOf } from './authority.ts'
import type { ShippedLetter } from './shipped/shipped-letter.ts'
import { shippedLetters } from './shipped/shipped.ts'
import { shippedId } from './template-ids.ts'
import { selectTemplate, selectTemplates, selectVersion, selectVersions, type TemplateRow } from './template-store.ts'

/** A member who manages letters, be it by a call or by the demo seed. */
export type Writing = InBuilding & Pick<Member, 'account' | 'role'>

/** Where a copy of each letter is filed, and as what record. */
export const filedAs = { category: 'other', recordKind: 'correspondence' } as const

type ById = { params: { id: string } }

/** A template with its row, if it has one. */
export interface KnownTemplate extends Template {
  row: TemplateRow | null
}

const known = (
  { building: { jurisdiction } }: InBuilding,
  letter: Pick<Template, '_id' | 'kind'> & Wording,
  row: TemplateRow | null,
): KnownTemplate => {
  const isShipped = row?.isShipped ?? true
  const isChanged = isShipped && row !== null && row.current > 0
  return {
    ...letter,
    authority: authorityOf(jurisdiction, letter.kind),
    copyToOwners: copyRuleOf(jurisdiction, letter.kind),
    isShipped,
    isChanged,
    changedAt: row?.changedAt ?? null,
    ...filedAs,
    number: row?.current ?? 0,
    version: row?.version ?? 0,
    can: { delete: !isShipped, reset: isChanged },
    row,
  }
}

const ours = (ctx: InBuilding, letter: ShippedLetter, row: TemplateRow | null): KnownTemplate =>
  known(ctx, { ...letter, ...row?.wording, _id: shippedId(ctx.building._id, letter.kind) }, row)

const own = (ctx: InBuilding, row: TemplateRow): KnownTemplate =>
  known(ctx, { ...row.wording!, _id: row._id, kind: row.kind }, row)

/** The template without its row. */
export const shown = ({ row: _row, ...template }: KnownTemplate): Template => template

const summaryOf = (template: Template): TemplateSummary => ({
  _id: template._id,
  name: template.name,
  description: template.description,
  kind: template.kind,
  authority: template.authority,
  isShipped: template.isShipped,
  isChanged: template.isChanged,
  to: template.to,
  changedAt: template.changedAt,
})

/** The templates of a building: ours first, then its own by name. */
export const listTemplates = async (ctx: InBuilding): Promise<TemplateSummary[]> => {
  const rows = await selectTemplates(ctx.db, ctx.building._id)
  const rowOf = (kind: string) => rows.find((row) => row.isShipped && row.kind === kind) ?? null
  return [
    ...shippedLetters(ctx.building.jurisdiction).map((letter) => ours(ctx, letter, rowOf(letter.kind))),
    ...rows.filter(({ isShipped }) => !isShipped).map((row) => own(ctx, row)),
  ].map(summaryOf)
}

/** A template of the building; 404 for any other. */
export const requireTemplate = async (ctx: InBuilding, id: string): Promise<KnownTemplate> => {
  const row = await selectTemplate(ctx.db, ctx.building._id, id)
  if (row && !row.isShipped) return own(ctx, row)
  const letter = shippedLetters(ctx.building.jurisdiction).find(({ kind }) => shippedId(ctx.building._id, kind) === id)
  if (!letter) throw NotFound()
  return ours(ctx, letter, row)
}

/** One template; 404 for one of another building. */
export const getTemplate = async (ctx: InBuilding, { params }: ById): Promise<Template> =>
  shown(await requireTemplate(ctx, params.id))

/** The wording of a letter that Parapet brings, whatever the building made of it; null for one of its own. */
export const shippedWording = ({ building }: InBuilding, { kind, isShipped }: Template): ShippedLetter | null =>
  (isShipped && shippedLetters(building.jurisdiction).find((letter) => letter.kind === kind)) || null

/** The building's wordings of a template, newest first. */
export const listVersions = async (ctx: InBuilding, { params }: ById): Promise<TemplateVersion[]> => {
  const { _id } = await requireTemplate(ctx, params.id)
  return selectVersions(ctx.db, ctx.building._id, _id)
}

type OfVersion = { params: { id: string; versionId: string } }

/** One wording of a template; 404 for one of another template. */
export const getVersion = async (ctx: InBuilding, { params }: OfVersion): Promise<TemplateVersionText> =>
  orNotFound(await selectVersion(ctx.db, ctx.building._id, params.id, params.versionId))
