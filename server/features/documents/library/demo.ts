/** The library of the demo: through the verbs, as it was filed, renewed, pinned and read in the past. */
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Document, DocumentCategory } from '../../../../contract/documents/document.ts'
import type { Role } from '../../../../contract/roles.ts'
import type { Upload } from '../../../../contract/route.ts'
import { addDays, instantOf, localDateOf } from '../../../../contract/time.ts'
import { managingRoles } from '../../../../contract/role-rights.ts'
import type { Ctx, CurrentBuilding } from '../../../context.ts'
import type { SeedDemo } from '../../../feature.ts'
import { findAccountByEmail } from '../../accounts/accounts.ts'
import { membersOf } from '../../buildings/buildings.ts'
import { settle } from '../../notifications/notifications.ts'
import { readContent } from '../reading/reading.ts'
import { deleteDocument } from './bin.ts'
import { harbourDocuments } from './demo/harbour-view.ts'
import { paperPdf } from './demo/paper.ts'
import { prairieDocuments } from './demo/prairie-court.ts'
import type { DayAt, DemoDocument, DemoVersion } from './demo/shelf.ts'
import { fileDocuments, pinDocument } from './filing.ts'
import { createFolder } from './folders.ts'
import { holdDocument } from './holding.ts'
import { openDocument, type Reading } from './reading.ts'
import { selectReminderIds } from './reminders-store.ts'
import { remindIn } from './reminders.ts'
import { addVersion } from './versions.ts'

const documentsOf = { harbour: harbourDocuments, prairie: prairieDocuments } as const
const everyRole: readonly Role[] = ['owner', 'tenant', 'council', 'management', 'member', 'visitor']

/** The building at a time before now. */
type At = (daysAgo: number) => Ctx & { building: CurrentBuilding }

/** Somebody of the demo on a day, by the name of the account. */
type Actor = (name: string, daysAgo: number) => Reading

const actors = async (at: At): Promise<Actor> => {
  const today = at(0)
  const members = await membersOf(today.db, today.building._id, everyRole, today.now)
  const known = new Map<string, Pick<Reading, 'account' | 'role'>>()
  for (const name of ['manager', 'council', 'council.b', 'owner', 'tenant']) {
    const account = await findAccountByEmail(today.db, `${name}@parapet.example`)
    const role = members.find(({ accountId }) => accountId === account?._id)?.role
    if (account && role) known.set(name, { account, role })
  }
  return (name, daysAgo) => {
    const who = known.get(name)
    if (!who) throw new Error(`${name} does not belong to ${today.building.name}.`)
    return { ...at(daysAgo), ...who }
  }
}

const uploadOf = async (folder: string, { fileName, paper }: DemoVersion, at: string): Promise<Upload> => {
  const content = await paperPdf(paper, new Date(at))
  const sha256 = createHash('sha256').update(content).digest('hex')
  const path = join(folder, sha256)
  await writeFile(path, content)
  return { path, name: fileName, sha256, sizeBytes: content.length, contentType: 'application/pdf' }
}

interface Seeding {
  as: Actor
  day: DayAt
  /** Where the papers lie until they are kept. */
  papers: string
  folderIn: (category: DocumentCategory, name: string) => Promise<string>
}

/** The papers are our own, so that they are read at once: the demo is searched from its first moment. */
const readNow = async (ctx: Reading, files: readonly Upload[]): Promise<void> => {
  for (const { sha256 } of files) await readContent(ctx, { buildingId: ctx.building._id, sha256 }, { ours: true })
}

const fileFirst = async ({ as, day, papers, folderIn }: Seeding, one: DemoDocument): Promise<Document> => {
  const [first] = one.versions
  const filer = as(first.by, first.daysAgo)
  const dayIn = (inDays: number | undefined) => (inDays === undefined ? null : day(inDays))
  const body = {
    category: one.category,
    folderId: one.folder === undefined ? null : await folderIn(one.category, one.folder),
    title: one.title,
    description: one.description ?? '',
    effectiveOn: dayIn(one.effectiveInDays),
    expiresOn: dayIn(one.expiresInDays),
    recordKind: one.folder === 'Depreciation reports' ? ('depreciationReport' as const) : null,
    note: first.note ?? '',
  }
  const files = [await uploadOf(papers, first, filer.now)]
  const [filed] = await fileDocuments(filer, { body, files })
  await readNow(filer, files)
  return filed!
}

const file = async (seeding: Seeding, one: DemoDocument): Promise<void> => {
  const { as, papers } = seeding
  const { _id } = await fileFirst(seeding, one)
  const params = { id: _id }
  for (const version of one.versions.slice(1)) {
    const who = as(version.by, version.daysAgo)
    const files = [await uploadOf(papers, version, who.now)]
    await addVersion(who, { params, body: { note: version.note ?? '' }, files })
    await readNow(who, files)
  }
  if (one.pinnedDaysAgo !== undefined)
    await pinDocument(as('manager', one.pinnedDaysAgo), { params, body: { pinned: true } })
  if (one.hold) await holdDocument(as(one.hold.by, one.hold.daysAgo), { params, body: { reason: one.hold.reason } })
  for (const { by, daysAgo } of one.takenBy ?? [])
    await openDocument(as(by, daysAgo), { params, query: { preview: false } })
  if (one.binnedDaysAgo !== undefined) await deleteDocument(as('manager', one.binnedDaysAgo), { params })
}

/** Makes a folder when the first document goes into it. */
const foldersOf = (as: Actor): Seeding['folderIn'] => {
  const made = new Map<string, string>()
  return async (category, name) => {
    const known = made.get(`${category} ${name}`)
    if (known) return known
    const { _id } = await createFolder(as('manager', 395), { body: { category, name } })
    made.set(`${category} ${name}`, _id)
    return _id
  }
}

/** What ends soon was told of some mornings ago, and was read. */
const remindBefore = async (at: At): Promise<void> => {
  const ctx = at(10)
  const { _id: buildingId, timeZone } = ctx.building
  const morning = { ...ctx, now: instantOf(localDateOf(ctx.now, timeZone), '08:00', timeZone) }
  await remindIn(morning)
  const subjectIds = await selectReminderIds(ctx.db, buildingId)
  for (const { accountId } of await membersOf(ctx.db, buildingId, managingRoles, ctx.now))
    await settle(ctx, { accountId, buildingId, subjectIds })
}

/** Fills the library of a building of the demo. */
export const seedDocuments: SeedDemo = async (at, which) => {
  const { building, now } = at(0)
  const day: DayAt = (inDays) => addDays(localDateOf(now, building.timeZone), inDays)
  const as = await actors(at)
  const papers = await mkdtemp(join(tmpdir(), 'parapet-demo-'))
  try {
    const seeding = { as, day, papers, folderIn: foldersOf(as) }
    for (const one of documentsOf[which](day)) await file(seeding, one)
    await remindBefore(at)
  } finally {
    await rm(papers, { recursive: true })
  }
}
