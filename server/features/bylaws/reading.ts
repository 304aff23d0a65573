/** Bylaws and rules as everyone in the building reads them. */
import type { BylawQuery } from '../../../contract/bylaws.ts'
import type { Bylaw, BylawVersion, OneBylaw } from '../../../contract/bylaws/bylaw.ts'
import { canManageBuilding } from '../../../contract/role-rights.ts'
import type { Page } from '../../../contract/route.ts'
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import { bylawLaw, reasonOf } from '../../../law/law.ts'
import type { InBuilding, Member } from '../../context.ts'
import { InvalidField, orNotFound } from '../../http/errors.ts'
import { fiscalYearEndOf } from '../buildings/buildings.ts'
import { selectBylaws } from './lists-store.ts'
import { capOf, stateOn, stepsOf, type BylawGround } from './rules.ts'
import { selectBylaw, selectSuccessor, versionOf, type KnownBylaw } from './store.ts'

export type ById = { params: { id: string } }

/** A call, or the demo, which has no rights of its own to show. */
export type Keeper = InBuilding & Partial<Pick<Member, 'role' | 'superadmin'>>

/** The building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** The day that is asked about, today unless said otherwise. 400 for one to come, of which no one knows yet. */
export const dayAsked = (ctx: InBuilding, { on }: { on?: LocalDate | undefined }): LocalDate => {
  const today = todayIn(ctx)
  if (on !== undefined && on > today) throw InvalidField('on', 'This date is in the future')
  return on ?? today
}

/** Says a text as it is on a day. */
export const shownOn = ({ replacesId: _replacesId, ...text }: KnownBylaw, day: LocalDate): Bylaw => ({
  ...text,
  state: stateOn(text, day),
})

/** Reads what the rules of a text ask for. */
export const groundOf = async (ctx: InBuilding, { kind }: Pick<BylawGround, 'kind'>): Promise<BylawGround> => ({
  kind,
  jurisdiction: ctx.building.jurisdiction,
  today: todayIn(ctx),
  fiscalYearEnd: await fiscalYearEndOf(ctx.db, ctx.building._id),
})

/** A text of the building; 404 for any other. */
export const requireBylaw = async (ctx: InBuilding, id: string): Promise<KnownBylaw> =>
  orNotFound(await selectBylaw(ctx.db, ctx.building._id, id))

/** Lists texts in the order of their sets and numbers, as they are on the day that is asked about. */
export const listBylaws = async (ctx: InBuilding, { query }: { query: BylawQuery }): Promise<Page<Bylaw>> => {
  const day = dayAsked(ctx, query)
  const page = await selectBylaws(ctx.db, ctx.building._id, query, day)
  return { ...page, items: page.items.map((text) => shownOn(text, day)) }
}

const versionOn = (text: KnownBylaw | null, day: LocalDate): BylawVersion | null =>
  text && { ...versionOf(text), state: stateOn(text, day) }

/** Says a text with those before and after it, and for those who manage the building what rests on it. */
export const shown = async (ctx: Keeper, text: KnownBylaw): Promise<OneBylaw> => {
  const { db, building } = ctx
  const today = todayIn(ctx)
  const replaces = text.replacesId === null ? null : await selectBylaw(db, building._id, text.replacesId)
  const mayManage = ctx.role !== undefined && canManageBuilding(ctx.role, ctx.superadmin)
  const law = bylawLaw(building.jurisdiction)
  const cap = capOf(text, await groundOf(ctx, text.set))
  return {
    ...shownOn(text, today),
    replaces: versionOn(replaces, today),
    replacedBy: versionOn(await selectSuccessor(db, building._id, text._id), today),
    takesEffect: text.set.kind === 'bylaw' && !text.isStandard && law.filing ? reasonOf(law.filing) : null,
    lapses: text.set.kind === 'rule' && law.ratifying ? reasonOf(law.ratifying) : null,
    cap: cap && reasonOf(cap),
    citedBy: mayManage ? await citationsOf(ctx, text._id) : [],
    steps: mayManage ? [...stepsOf(text, today)] : [],
  }
}

/** Reads what rests on a text, as the features that cite bylaws say it. */
const citationsOf = async (ctx: InBuilding, id: string): Promise<OneBylaw['citedBy']> => {
  const cited = []
  for (const citations of ctx.offers.bylawCitations) cited.push(...(await citations(ctx, id)))
  return cited
}

/** Reads one text; 404 for one of another building. */
export const getBylaw = async (ctx: Member, { params }: ById): Promise<OneBylaw> =>
  shown(ctx, await requireBylaw(ctx, params.id))
