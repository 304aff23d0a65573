/** The tickets of the demo, through the verbs, each at its time; who was told of them has read it. */
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { Role } from '../../../contract/roles.ts'
import type { Upload } from '../../../contract/route.ts'
import { addDays, instantOf, later, localDateOf, type Instant } from '../../../contract/time.ts'
import { TicketDraft } from '../../../contract/tickets/bodies.ts'
import { listUnits } from '../units/units.ts'
import type { InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { membersOf, permissionsFor } from '../buildings/buildings.ts'
import { settle } from '../notifications/notifications.ts'
import { vendorNames } from '../vendors/vendors.ts'
import { harbourTickets } from './demo/harbour-view.ts'
import { prairieTickets } from './demo/prairie-court.ts'
import type { Act, DemoTicket, Who } from './demo/story.ts'
import { selectToldIds } from './messages-store.ts'
import { requireKnown, type Caller } from './reading.ts'
import { settleIn } from './settling.ts'
import { changeSettings } from './settings/changing.ts'
import { maintenanceSettingsOf } from './settings/settings.ts'
import {
  followTicket,
  listTickets,
  mergeTicket,
  rateTicket,
  reportTicket,
  sayInternally,
  sayOnTicket,
  stepTicket,
} from './tickets.ts'

type At = (daysAgo: number) => InBuilding

/** The lines of the manager for a night on which water runs; numbers that nobody has. */
const emergencyLines = {
  harbour: { words: 'Shoreline Property Management, 24-hour emergency line', phone: '604-555-0119' },
  prairie: { words: 'Shoreline Property Management, 24-hour emergency line', phone: '780-555-0119' },
} as const

const ticketsOf = { harbour: harbourTickets, prairie: prairieTickets } as const
const hourMs = 3_600_000

/** Somebody of the demo at a moment. */
const actor = async (ctx: InBuilding, who: Who, now: Instant): Promise<Caller> => {
  const account = await findAccountByEmail(ctx.db, `${who}@parapet.example`)
  const members = await membersOf(ctx.db, ctx.building._id, Role.options, ctx.now)
  const role = members.find(({ accountId }) => accountId === account?._id)?.role
  if (!account || !role) throw new Error(`${who} does not belong to ${ctx.building.name}.`)
  return { ...ctx, now, account, role, superadmin: false, permissions: permissionsFor(role, {}) }
}

/** A drawn picture with its title, in place of a photo of somebody's home. */
const photoOf = async (title: string, folder: string): Promise<Upload> => {
  const hue = [...title].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600"
    fill="hsl(${hue} 30% 70%)"/><rect y="420" width="800" height="180" fill="hsl(${hue} 25% 50%)"/><text x="40" y="540"
    font-family="sans-serif" font-size="44" fill="#fff">${title}</text></svg>`
  const content = await sharp(Buffer.from(svg)).jpeg().toBuffer()
  const sha256 = createHash('sha256').update(content).digest('hex')
  const path = join(folder, sha256)
  await writeFile(path, content)
  return { path, name: `${title.toLowerCase()}.jpg`, sha256, sizeBytes: content.length, contentType: 'image/jpeg' }
}

const unitIdOf = async (ctx: Caller, unit: string | undefined): Promise<string | null> => {
  if (unit === undefined) return null
  const { items } = await listUnits(ctx, { query: { search: unit, limit: 1 } })
  return items[0]!._id
}

const accountIdOf = async (ctx: Caller, who: Who | undefined): Promise<string | null> =>
  who === undefined ? null : (await findAccountByEmail(ctx.db, `${who}@parapet.example`))!._id

const vendorIdOf = async (ctx: Caller, name: string | undefined): Promise<string | null> =>
  name === undefined ? null : ((await vendorNames(ctx)).find((vendor) => vendor.name === name)?._id ?? null)

const numberOf = async (ctx: Caller, title: string): Promise<number> => {
  const { items } = await listTickets(ctx, { query: { search: title, limit: 1, order: 'newest' } })
  return items[0]!.number
}

const act = async (ctx: Caller, id: string, done: Act): Promise<unknown> => {
  const params = { id }
  const { version } = await requireKnown(ctx, id)
  if ('says' in done) {
    const body = { words: done.says, waits: done.waits ?? false }
    return sayOnTicket(ctx, { params, body, files: [] })
  }
  if ('notes' in done) return sayInternally(ctx, { params, body: { words: done.notes }, files: [] })
  if ('rates' in done) return rateTicket(ctx, { params, body: { stars: done.rates, words: done.words ?? '', version } })
  if ('follows' in done) return followTicket(ctx, { params })
  if ('mergesInto' in done)
    return mergeTicket(ctx, { params, body: { into: await numberOf(ctx, done.mergesInto), version } })
  if ('holds' in done) {
    const resumesOn = addDays(localDateOf(ctx.now, ctx.building.timeZone), done.forDays)
    return stepTicket(ctx, { params, body: { step: 'hold', words: done.holds, resumesOn, version } })
  }
  if ('assigns' in done) {
    const accountId = await accountIdOf(ctx, done.assigns.to)
    const vendorId = await vendorIdOf(ctx, done.assigns.vendor)
    return stepTicket(ctx, {
      params,
      body: { step: 'assign', accountId, vendorId, despiteWarnings: true, words: '', version },
    })
  }
  return stepTicket(ctx, { params, body: { step: done.does, words: done.words ?? '', version } })
}

const seedOne = async (at: At, folder: string, ticket: DemoTicket): Promise<void> => {
  const { by, daysAgo, unit, photos = [], acts = [], ...rest } = ticket
  const ctx = at(daysAgo)
  const reporter = await actor(ctx, by, ctx.now)
  const body = TicketDraft.parse({ place: 'common', ...rest, unitId: await unitIdOf(reporter, unit) })
  const files = await Promise.all(photos.map((title) => photoOf(title, folder)))
  const { _id } = await reportTicket(reporter, { body, files })
  for (const done of acts) {
    const moment = later(ctx.now, done.after * hourMs)
    await act(await actor(ctx, done.by, moment), _id, done)
  }
}

/** At noon of the last days the job looked for what was late, and everybody read what they were told. */
const lookBack = async (at: At): Promise<void> => {
  for (const daysAgo of [5, 4, 3, 2, 1]) {
    const ctx = at(daysAgo)
    const { timeZone } = ctx.building
    await settleIn({ ...ctx, now: instantOf(localDateOf(ctx.now, timeZone), '12:00', timeZone) })
  }
  const ctx = at(0)
  const { _id: buildingId } = ctx.building
  const subjectIds = await selectToldIds(ctx.db, buildingId)
  for (const { accountId } of await membersOf(ctx.db, buildingId, Role.options, ctx.now))
    await settle(ctx, { accountId, buildingId, subjectIds })
}

/** Fills the tickets of a building of the demo. */
export const seedTickets: SeedDemo = async (at, which) => {
  const ctx = at(390)
  const { version, ...usual } = await maintenanceSettingsOf(ctx)
  await changeSettings(ctx, { body: { ...usual, emergency: emergencyLines[which], version } })
  const folder = await mkdtemp(join(tmpdir(), 'parapet-tickets-'))
  try {
    for (const ticket of ticketsOf[which]) await seedOne(at, folder, ticket)
    await lookBack(at)
  } finally {
    await rm(folder, { recursive: true })
  }
}
