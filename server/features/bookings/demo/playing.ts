/** Plays the story of the demo through the verbs, each act at its time, with what bookings do by themselves between. */
import { BookingDraft, BookingStep, SeriesDraft } from '../../../../contract/bookings/booking.ts'
import { Role } from '../../../../contract/roles.ts'
import { addDays, instantOf, later, type Instant } from '../../../../contract/time.ts'
import { weekdayOf } from '../../../../contract/weekdays.ts'
import type { InBuilding } from '../../../context.ts'
import { membersOf } from '../../buildings/buildings.ts'
import { settle } from '../../notifications/notifications.ts'
import { book, repeatBooking, waitFor } from '../booking.ts'
import { noteIncident } from '../incidents.ts'
import { selectEventIds } from '../messages-store.ts'
import { getBooking, tiesOf, todayIn, type Caller } from '../reading.ts'
import { remindOfStarts, settleBookings } from '../settling.ts'
import { stepBooking } from '../steps.ts'
import { pictureOf } from './pictures.ts'
import { playerAt, type Player, type Stage } from './stage.ts'
import type { DemoBooking, DemoStep } from './story.ts'

interface Act {
  at: Instant
  run: () => Promise<unknown>
}

const hourMs = 3_600_000

/** When it begins and ends; a move never on a Sunday. */
const timeOf = (ctx: InBuilding, { amenity, day, from, until, nights = 0 }: DemoBooking) => {
  const zone = ctx.building.timeZone
  const wanted = addDays(todayIn(ctx), day)
  const date = amenity === 'Moving elevator' && weekdayOf(wanted) === 'sunday' ? addDays(wanted, 1) : wanted
  return { from: instantOf(date, from, zone), until: instantOf(addDays(date, nights), until, zone) }
}

const unitOf = async (caller: Caller, unit: string | undefined): Promise<string> => {
  const isMeant = ({ tie, unitNumber }: { tie: string; unitNumber: string }) =>
    unit === undefined ? tie !== 'offsiteOwner' : unitNumber === unit
  return (await tiesOf(caller)).find(isMeant)!.unitId
}

/** Books, repeats, or waits; answers the booking. */
const make = async (stage: Stage, story: DemoBooking, time: { from: Instant; until: Instant }): Promise<string> => {
  const caller = playerAt(stage, story.who, stage.at(story.madeDaysAgo).now)
  const { _id: amenityId, rulesVersion } = stage.amenities.get(story.amenity)!
  const { people = 1, guests = 0, note = '', weeks } = story
  const wish = { amenityId, rulesVersion, unitId: await unitOf(caller, story.unit), people, guests, note, ...time }
  if (weeks !== undefined) {
    const body = SeriesDraft.parse({ ...wish, every: 1, unit: 'weeks', times: weeks })
    return (await repeatBooking(caller, { body })).booked[0]!._id
  }
  const body = BookingDraft.parse(wish)
  return (await (story.waits ? waitFor : book)(caller, { body }))._id
}

const take = async (
  stage: Stage,
  who: Player,
  now: Instant,
  { id, step, words = '' }: Pick<DemoStep, 'step' | 'words'> & { id: string },
): Promise<void> => {
  const caller = playerAt(stage, who, now)
  const { version } = await getBooking(caller, { params: { id } })
  await stepBooking(caller, { params: { id }, body: BookingStep.parse({ step, words, version }) })
}

const note = async (stage: Stage, now: Instant, id: string, words: string): Promise<void> => {
  const files = [await pictureOf('stain', 'rug.jpg', stage.folder)]
  await noteIncident(playerAt(stage, 'manager', now), { params: { id }, body: { words }, files })
}

const actsOf = (stage: Stage, story: DemoBooking): Act[] => {
  const time = timeOf(stage.at(0), story)
  const { checksIn, incident, steps = [] } = story
  let id = ''
  const stepAct = (who: Player, at: Instant, step: Pick<DemoStep, 'step' | 'words'>): Act => ({
    at,
    run: () => take(stage, who, at, { ...step, id }),
  })
  const noted = later(time.until, hourMs)
  return [
    { at: stage.at(story.madeDaysAgo).now, run: async () => (id = await make(stage, story, time)) },
    ...(checksIn ? [stepAct('manager', time.from, { step: 'checkIn' })] : []),
    ...(incident === undefined ? [] : [{ at: noted, run: () => note(stage, noted, id, incident) }]),
    ...steps.map((one) =>
      stepAct(
        one.by === 'manager' ? 'manager' : story.who,
        one.hoursBefore === undefined ? stage.at(one.daysAgo ?? 0).now : later(time.from, -one.hoursBefore * hourMs),
        one,
      ),
    ),
  ]
}

/** Plays it up to now; whoever was told of something has read it. */
export const play = async (stage: Stage, story: readonly DemoBooking[]): Promise<void> => {
  const acts = story.flatMap((one) => actsOf(stage, one))
  for (const { at, run } of acts.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))) {
    await settleBookings({ ...stage.at(0), now: at })
    await run()
  }
  const ctx = stage.at(0)
  const buildingId = ctx.building._id
  await settleBookings(ctx)
  await remindOfStarts(ctx)
  const subjectIds = await selectEventIds(ctx.db, buildingId)
  for (const { accountId } of await membersOf(ctx.db, buildingId, Role.options, ctx.now))
    await settle(ctx, { accountId, buildingId, subjectIds })
}
