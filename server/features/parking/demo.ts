/** The visitor parking of the demo, through the verbs: visitors who are there, were there, and violations of each stage. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassDraft } from '../../../contract/parking/visitor.ts'
import { PatrolReport } from '../../../contract/parking/violation.ts'
import type { Role } from '../../../contract/roles.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { newId } from '../../db/ids.ts'
import { Refusal } from '../../http/errors.ts'
import { writePaper } from '../../platform/plain-paper.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { permissionsFor } from '../buildings/buildings.ts'
import { findBylaw } from '../bylaws/bylaws.ts'
import { settle } from '../notifications/notifications.ts'
import { unitsOf, type Caller } from './caller.ts'
import { demoRefused, demoViolations, demoVisits, type DemoViolation, type DemoVisit } from './demo-visits.ts'
import { makePatrolLink } from './patrol/links.ts'
import { changeParkingSettings, parkingSettingsOf } from './settings/settings.ts'
import { getViolation } from './violations/reading.ts'
import { reportViolation } from './violations/recording.ts'
import { closeViolation, giveNotice, requestTow } from './violations/steps.ts'
import { registerVisitor } from './visitors/registering.ts'
import { selectUnitNumbers } from './visitors/uses-store.ts'
import { seedStalls } from './stalls/demo.ts'

/** The building on a day so many days ago. */
type At = (daysAgo: number) => InBuilding
type By = (daysAgo: number) => Caller

const hourMs = 60 * 60 * 1000

const somebody = async (at: At, email: string, role: Role): Promise<By> => {
  const account = (await findAccountByEmail(at(0).db, email))!
  const standing = { account, role, superadmin: false, permissions: permissionsFor(role, {}) }
  return (daysAgo) => ({ ...at(daysAgo), ...standing })
}

const registerOne = async (by: Record<DemoVisit['by'], By>, visit: DemoVisit): Promise<void> => {
  const who = by[visit.by](visit.daysAgo)
  const units = await selectUnitNumbers(who.db, who.building._id, await unitsOf(who))
  const unitId = units.find(({ unitNumber }) => unitNumber === visit.unitNumber)!._id
  const now = later(who.now, -visit.hoursAgo * hourMs)
  const until = later(now, visit.hours * hourMs)
  await registerVisitor({ ...who, now }, { body: PassDraft.parse({ ...visit.visitor, unitId, until }) })
}

/** Has one refused, and counted. The demo is one transaction: what would follow its failure is done at once. */
const refuseOne = async (by: Record<DemoVisit['by'], By>, visit: DemoVisit): Promise<void> => {
  const afterwards: ((ctx: Ctx) => Promise<void>)[] = []
  const who = by[visit.by]
  const hearing: By = (daysAgo) => ({ ...who(daysAgo), afterRollback: (work) => void afterwards.push(work) })
  try {
    await registerOne({ ...by, [visit.by]: hearing }, visit)
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 409)) throw error
    for (const work of afterwards) await work(who(visit.daysAgo))
    return
  }
  throw new Error(`${visit.visitor.visitorName} was to be refused at ${visit.unitNumber}`)
}

/** A sheet in place of a photo of somebody's car. */
const paper = (folder: string, fileName: string, now: string) =>
  writePaper(folder, { fileName, lines: ['Photographed on site.'] }, now)

/** Answers the steps that were told. */
const violate = async (by: By, folder: string, plan: DemoViolation): Promise<string[]> => {
  const seen = by(plan.daysAgo)
  const report = PatrolReport.parse({ ...plan.report, key: newId() })
  const params = { id: (await reportViolation(seen, { body: report, files: [] }))._id }
  const plate = plan.report.licensePlate.replaceAll(' ', '')
  let version = 1
  if (plan.noticed) {
    const who = by(plan.daysAgo - 1)
    const files = [await paper(folder, `notice-${plate}.pdf`, who.now)]
    version = (await giveNotice(who, { params, body: { noticeAt: who.now, words: '', version }, files })).version
  }
  if (plan.tow) {
    const who = by(plan.daysAgo - 3)
    const files = [await paper(folder, `sign-${plate}.pdf`, who.now)]
    version = (
      await requestTow(who, { params, body: { ...plan.tow, bylawId: await findBylaw(who, '9'), version }, files })
    ).version
  }
  if (plan.closed) await closeViolation(by(plan.daysAgo - 2), { params, body: { reason: plan.closed, version } })
  return (await getViolation(by(0), { params })).steps.map(({ _id }) => _id)
}

/** Fills the stalls of a building, and the visitor parking of Harbour View. */
export const seedParking: SeedDemo = async (at, which) => {
  await seedStalls(at, which)
  if (which === 'harbour') await seedVisitors(at)
}

const seedVisitors = async (at: At): Promise<void> => {
  const manager = await somebody(at, 'manager@parapet.example', 'management')
  const by = {
    manager,
    olivia: await somebody(at, 'owner@parapet.example', 'owner'),
    theo: await somebody(at, 'tenant@parapet.example', 'tenant'),
    carla: await somebody(at, 'council@parapet.example', 'council'),
  }
  const settings = await parkingSettingsOf(at(60))
  await changeParkingSettings(manager(60), { body: { ...settings, visitorSpaces: 12 } })
  for (const visit of demoVisits) await registerOne(by, visit)
  for (const visit of demoRefused) await refuseOne(by, visit)
  await makePatrolLink(manager(10), { body: { name: 'Seawall Security' } })
  const folder = await mkdtemp(join(tmpdir(), 'parapet-parking-'))
  try {
    for (const plan of demoViolations) {
      const subjectIds = await violate(manager, folder, plan)
      const { db, building } = at(0)
      // Whoever was told has read it.
      for (const { account } of [by.theo(0), by.olivia(0)])
        await settle({ ...at(0), db }, { accountId: account._id, buildingId: building._id, subjectIds })
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
