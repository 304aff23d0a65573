/** One unit's whole story, told to each as far as it is theirs to know. */
import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import type { OwnUnit, Unit, UnitLink, UnitPanel } from '../../../../contract/units/story.ts'
import type { Member } from '../../../context.ts'
import { NotFound } from '../../../http/errors.ts'
import { today } from '../residents.ts'
import { holdsOn } from '../rules.ts'
import { belongingsSeenBy, earlierSeenBy, linksSeenBy, pastOf, standpointOf, type Looker } from './sight.ts'
import { selectOwnUnits } from './own-units-store.ts'
import { selectEarlier, selectStory } from './story-store.ts'

/** The units that the caller is tied to today: those whose page is theirs to open. */
export const listOwnUnits = (ctx: Member): Promise<OwnUnit[]> =>
  selectOwnUnits(ctx.db, ctx.building._id, ctx.account._id, today(ctx))

/** The caller and as what they look at the unit; 404 for whom it is not there. */
const requireStory = async (ctx: Member, unitId: string) => {
  const looker: Looker = {
    accountId: ctx.account._id,
    role: ctx.role,
    superadmin: ctx.superadmin,
    day: today(ctx),
    timeZone: ctx.building.timeZone,
  }
  const story = await selectStory(ctx.db, ctx.building._id, unitId, looker.day)
  const stand = story && standpointOf(story, looker)
  if (!story || !stand) throw NotFound()
  return { looker, story, stand }
}

/** What features above say of the unit, in their order; one that has nothing to say is not there. */
const panelsOf = async (ctx: Member, unit: Pick<Unit, '_id' | 'unitNumber' | 'eyes'>): Promise<UnitPanel[]> => {
  const said = await Promise.all(ctx.offers.unitPanels.map((panelOf) => panelOf(ctx, unit)))
  return said.filter((panel) => panel !== null)
}

/**
 * One unit with its people of today and to come, what belongs to it and what features say of it. Whoever manages the
 * building sees all of it, others what is theirs to know; to those without a tie to the unit it is not there.
 */
export const getUnit = async (ctx: Member, { params }: { params: { id: string } }): Promise<Unit> => {
  const { looker, story, stand } = await requireStory(ctx, params.id)
  const { lastEnd, lastSale: _sale, ...facts } = story
  const links = linksSeenBy(stand, looker, story.links)
  const namesAs = (role: LinkRole) =>
    links.filter((link) => link.role === role && holdsOn(link, looker.day)).map(({ name }) => name)
  const past = pastOf(stand)
  const manages = stand.eyes === 'manager'
  return {
    ...facts,
    ...belongingsSeenBy(stand, looker, story),
    eyes: stand.eyes,
    links,
    owners: namesAs('owner').toSorted(),
    tenants: namesAs('tenant').toSorted(),
    hasEarlier: past !== 'none' && lastEnd !== null && (past.after === null || lastEnd > past.after),
    panels: await panelsOf(ctx, { _id: story._id, unitNumber: story.unitNumber, eyes: stand.eyes }),
    can: { edit: manages, seeHistory: manages },
  }
}

/** Ties that are over, the latest first: all of them to managers, to an owner those of their own time. */
export const listEarlier = async (
  ctx: Member,
  { params, query }: { params: { id: string }; query: Paging },
): Promise<Page<UnitLink>> => {
  const { looker, stand } = await requireStory(ctx, params.id)
  const past = pastOf(stand)
  if (past === 'none') return { items: [], nextCursor: null }
  const page = await selectEarlier(ctx.db, ctx.building._id, params.id, query, { day: looker.day, after: past.after })
  return { ...page, items: page.items.map((link) => earlierSeenBy(stand, looker, link)) }
}
