/** Templates of letters: those that Parapet brings, as a building words them, and its own. */
import type { Template, TemplateSummary } from '../../../../contract/forms/templates.ts'
import type { InBuilding } from '../../../context.ts'
import { NotFound } from '../../../http/errors.ts'
import { authorityOf, copyRuleOf } from './authority.ts'
import type { ShippedLetter } from './shipped/shipped-letter.ts'
import { shippedLetters } from './shipped/shipped.ts'
import { shippedId } from './template-ids.ts'

const ours = ({ building }: InBuilding, letter: ShippedLetter): Template => ({
  ...letter,
  _id: shippedId(building._id, letter.kind),
  authority: authorityOf(building.jurisdiction, letter.kind),
  copyToOwners: copyRuleOf(building.jurisdiction, letter.kind),
  isShipped: true,
  isChanged: false,
  changedAt: null,
  category: 'other',
  recordKind: 'correspondence',
  number: 0,
  version: 0,
  can: { delete: false, reset: false },
})

const allOf = (ctx: InBuilding): Template[] =>
  shippedLetters(ctx.building.jurisdiction).map((letter) => ours(ctx, letter))

const summaryOf = ({ _id, name, description, kind, authority, isShipped, isChanged, to, changedAt }: Template) => ({
  _id,
  name,
  description,
  kind,
  authority,
  isShipped,
  isChanged,
  to,
  changedAt,
})

/** The templates of a building, ours first. */
export const listTemplates = async (ctx: InBuilding): Promise<TemplateSummary[]> => allOf(ctx).map(summaryOf)

/** One template; 404 for one of another building. */
export const getTemplate = async (ctx: InBuilding, { params }: { params: { id: string } }): Promise<Template> => {
  const found = allOf(ctx).find(({ _id }) => _id === params.id)
  if (!found) throw NotFound()
  return found
}
