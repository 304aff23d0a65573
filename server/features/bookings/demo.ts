/** The amenities of the demo and what is booked of them, through the verbs. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AmenityDraft } from '../../../contract/bookings/amenity.ts'
import { addDays, localTimeOf } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { findBylaw } from '../bylaws/bylaws.ts'
import { booksOf, stepBooks } from '../ledger/ledger.ts'
import { addClosure, addPeak } from './amenities/dates.ts'
import { addAmenity, retireAmenity } from './amenities/keeping.ts'
import { addPhotos } from './amenities/photos.ts'
import { harbourAmenities, prairieAmenities, type DemoAmenity } from './demo/amenities.ts'
import { pictureOf } from './demo/pictures.ts'
import { play } from './demo/playing.ts'
import { playerAt, setStage, type Stage } from './demo/stage.ts'
import { harbourStory, prairieStory, type DemoBooking } from './demo/story.ts'
import { todayIn, type Caller } from './reading.ts'

const seedAmenity = async (
  stage: Stage,
  { draft, photo, closures = [], peak, retired }: DemoAmenity,
): Promise<void> => {
  const manager = (daysAgo: number) => playerAt(stage, 'manager', stage.at(daysAgo).now)
  const today = todayIn(stage.at(0))
  const bylawId = draft.authority === undefined ? null : await findBylaw(stage.at(0), draft.authority)
  const made = await addAmenity(manager(200), { body: AmenityDraft.parse({ ...draft, bylawId }) })
  const params = { id: made._id }
  stage.amenities.set(made.name, made)
  if (photo) await addPhotos(manager(199), { params, files: [await pictureOf(photo, `${photo}.jpg`, stage.folder)] })
  for (const { from, to, why } of closures)
    await addClosure(manager(30), { params, body: { from: addDays(today, from), to: addDays(today, to), why } })
  if (peak) {
    const { name, from, to, drawsOn } = peak
    const body = { name, from: addDays(today, from), to: addDays(today, to), drawsOn: addDays(today, drawsOn) }
    await addPeak(manager(30), { params, body })
  }
  if (retired) await retireAmenity(manager(60), { params, body: { reason: retired, version: made.version } })
}

/** Theo is in the gym, whenever now is. */
const nowInTheGym = (ctx: InBuilding): DemoBooking => {
  const hour = Number(localTimeOf(ctx.now, ctx.building.timeZone).slice(0, 2))
  const clock = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`
  const time = { day: 0, from: clock(hour), until: clock(hour + 1), nights: hour === 23 ? 1 : 0 }
  return { amenity: 'Gym', who: 'theo', madeDaysAgo: 1, ...time, checksIn: true }
}

const chargeBookings = async (manager: Caller): Promise<void> => {
  const { version, automatic } = await booksOf(manager.db, manager.building._id)
  await stepBooks(manager, { body: { ...automatic, step: 'setAutomatic', bookings: true, version } })
}

/** Fills the amenities of a building of the demo, and what was, is and will be booked of them. */
export const seedBookings: SeedDemo = async (at, which) => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-bookings-'))
  try {
    const stage = await setStage(at, folder)
    const isHarbour = which === 'harbour'
    for (const amenity of isHarbour ? harbourAmenities : prairieAmenities) await seedAmenity(stage, amenity)
    await play(stage, isHarbour ? [...harbourStory, nowInTheGym(at(0))] : prairieStory)
    // From now on; what was booked so far was paid at the desk.
    if (isHarbour) await chargeBookings(playerAt(stage, 'manager', at(0).now))
  } finally {
    await rm(folder, { recursive: true })
  }
}
