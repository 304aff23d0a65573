import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '../../../contract/roles.ts'
import type { Upload } from '../../../contract/route.ts'
import { addDays, formatDate, instantOf, later, localDateOf, type Instant } from '../../../contract/time.ts'
import type { Ctx, CurrentBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { membersOf, permissionsFor } from '../buildings/buildings.ts'
import { residentsOf } from '../units/units.ts'
import { harbourNotices } from './demo/harbour-view.ts'
import type { DayAfter, DemoNotice } from './demo/notice.ts'
import { pdfOf } from './demo/pdf.ts'
import { prairieNotices } from './demo/prairie-court.ts'
import {
  acknowledgeNotice,
  changeNotice,
  draftNotice,
  markRead,
  pinNotice,
  publishNotice,
  type Reading,
} from './notices.ts'

const noticesOf = { harbour: harbourNotices, prairie: prairieNotices } as const
const everyRole: readonly Role[] = ['owner', 'tenant', 'council', 'management', 'member', 'visitor']
const hourMs = 3_600_000
/** Mail of older notices has left long ago; the outbox of the demo holds the newest ones only. */
const mailedWithinDays = 2

type Building = Ctx & { building: CurrentBuilding }

/** Somebody of the demo at a moment, by the name of the account. */
const actor = async (ctx: Building, name: string, now: Instant): Promise<Reading> => {
  const account = await findAccountByEmail(ctx.db, `${name}@parapet.example`)
  const members = await membersOf(ctx.db, ctx.building._id, everyRole, ctx.now)
  const role = members.find(({ accountId }) => accountId === account?._id)?.role
  if (!account || !role) throw new Error(`${name} isn’t part of ${ctx.building.name}.`)
  return { ...ctx, now, account, role, superadmin: false, permissions: permissionsFor(role, {}) }
}

const uploadsOf = async ({ file }: DemoNotice, folder: string): Promise<Upload[]> => {
  if (!file) return []
  const content = pdfOf(file.heading, file.lines)
  const path = join(folder, 'attachment.pdf')
  await writeFile(path, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return [{ path, name: file.name, sha256, sizeBytes: content.length, contentType: 'application/pdf' }]
}

const unitIdsOf = async (ctx: Building, { unitsEndingIn }: DemoNotice): Promise<string[]> => {
  if (unitsEndingIn === undefined) return []
  const residents = await residentsOf(ctx, { audience: 'all' })
  return [...new Set(residents.flatMap(({ unitId, unitNumber }) => (unitNumber.endsWith(unitsEndingIn) ? unitId : [])))]
}

interface Timed {
  publishedAt: Instant
  day: DayAfter
}

const timesOf = (ctx: Building, { daysAgo, time }: DemoNotice): Timed => {
  const date = addDays(localDateOf(ctx.now, ctx.building.timeZone), -daysAgo)
  return { publishedAt: instantOf(date, time, ctx.building.timeZone), day: (days) => formatDate(addDays(date, days)) }
}

const write = async (ctx: Building, notice: DemoNotice, { publishedAt, day }: Timed, folder: string) => {
  const author = await actor(ctx, notice.by, publishedAt)
  const { stays, lastsDays, type = 'announcement', priority = 'medium', audience = 'all' } = notice
  const body = {
    title: notice.title,
    content: notice.content(day).trim(),
    type,
    priority,
    audience,
    unitIds: await unitIdsOf(author, notice),
    publishDate: typeof stays === 'object' ? later(ctx.now, stays.scheduledInDays * 24 * hourMs) : null,
    expiresAt: lastsDays === undefined ? null : later(publishedAt, lastsDays * 24 * hourMs),
    mustAcknowledge: notice.mustAcknowledge ?? false,
  }
  const { _id } = await draftNotice(author, { body, files: await uploadsOf(notice, folder) })
  const params = { id: _id }
  if (stays === 'draft') return params
  await publishNotice(author, { params })
  if (notice.pinnedForDays !== undefined)
    await pinNotice(author, { params, body: { durationDays: notice.pinnedForDays } })
  return params
}

/** Readers come one after the other, each some hours after the last, and never in the future. */
const receive = async (ctx: Building, notice: DemoNotice, params: { id: string }, { publishedAt }: Timed) => {
  for (const [index, name] of (notice.readers ?? []).entries()) {
    const at = later(publishedAt, Math.min((0.4 + index * 2.3) * hourMs, Date.parse(ctx.now) - Date.parse(publishedAt)))
    await markRead(await actor(ctx, name, at), { params })
    if (notice.acknowledgers?.includes(name))
      await acknowledgeNotice(await actor(ctx, name, later(at, 90_000)), { params })
  }
}

const correct = async (ctx: Building, notice: DemoNotice, params: { id: string }, { publishedAt, day }: Timed) => {
  if (!notice.correction) return
  const { daysAgo, note: revisionNote, content, readAgainBy } = notice.correction
  const correctedAt = later(publishedAt, (notice.daysAgo - daysAgo) * 24 * hourMs + 1.5 * hourMs)
  const askAgain = readAgainBy !== undefined
  const body = { version: 2, content: content(day).trim(), revisionNote, askAgain, removeAttachmentIds: [] }
  await changeNotice(await actor(ctx, notice.by, correctedAt), { params, body, files: [] })
  for (const [index, name] of (readAgainBy ?? []).entries())
    await markRead(await actor(ctx, name, later(correctedAt, (index + 1) * 3.1 * hourMs)), { params })
}

/** Fills a building of the demo with its notices, through the verbs, as they were written, read and corrected in the past. */
export const seedNotices: SeedDemo = async (at, which) => {
  const today = at(0)
  const folder = await mkdtemp(join(tmpdir(), 'parapet-demo-'))
  const quiet: Building = { ...today, jobs: { ...today.jobs, enqueue: async () => {} } }
  try {
    for (const notice of noticesOf[which]) {
      const ctx = notice.daysAgo > mailedWithinDays ? quiet : today
      const times = timesOf(ctx, notice)
      const params = await write(ctx, notice, times, folder)
      await receive(ctx, notice, params, times)
      await correct(ctx, notice, params, times)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
