/** How a building is set up: what it is called and where it stands, what it uses, and who may manage what. */
import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Branding } from '../../../contract/buildings/branding.ts'
import type { BuildingChange, BuildingSettings, CodeChange } from '../../../contract/buildings.ts'
import { dayOfYearWords } from '../../../contract/buildings/fiscal-year.ts'
import { madeCodeChars } from '../../../contract/limits/buildings.ts'
import { areas } from '../../../contract/roles.ts'
import { formatPhone } from '../../../contract/text.ts'
import { weekdays } from '../../../contract/weekdays.ts'
import { jurisdictionOf, privacyRegimeOf } from '../../../law/law.ts'
import type { InBuilding, Member } from '../../context.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, InvalidField, orNotFound, requireVersion } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { tellRequired } from './closed.ts'
import { placePictures, takeIcon } from './branding-pictures.ts'
import { planNumberIn } from './rules.ts'
import { selectSettings, updateSettings, type KeptSettings } from './settings-store.ts'
import { lockBuilding } from './store.ts'
import { wakeEverybody } from './waking.ts'

/** Who sets a building up: somebody who manages it, or the demo. */
type Manager = InBuilding & Pick<Member, 'role' | 'superadmin'> & Partial<Pick<Member, 'secondFactor'>>

/** How the building of the path is set up; 404 for one that is gone. */
export const readSettings = async (ctx: Manager): Promise<BuildingSettings> => orNotFound(await selectSettings(ctx))

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const definedOf = <T extends object>(part: T | undefined): Defined<T> =>
  Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined)) as Defined<T>

/** The settings with what is named changed; another province is another law, whose plans are numbered its own way. */
const changed = (
  before: BuildingSettings,
  change: Omit<BuildingChange, 'version'>,
  pictures: Pick<Branding, 'logo' | 'favicon'>,
): BuildingSettings => {
  const { features, rolePermissions, branding, ...plain } = change
  const { council, management } = rolePermissions ?? {}
  const after: BuildingSettings = {
    ...before,
    ...definedOf(plain),
    features: { ...before.features, ...definedOf(features) },
    branding: { ...before.branding, ...definedOf(branding), ...pictures },
    rolePermissions: {
      council: { ...before.rolePermissions.council, ...definedOf(council) },
      management: { ...before.rolePermissions.management, ...definedOf(management) },
    },
  }
  const { province, planNumber } = after
  if (province === before.province && planNumber === before.planNumber) return after
  const jurisdiction = province === before.province ? before.jurisdiction : jurisdictionOf(province)
  const plan = planNumberIn(jurisdiction, planNumber)
  if ('fault' in plan) throw InvalidField('planNumber', plan.fault)
  return { ...after, jurisdiction, planNumber: plan.number }
}

const rangesIn = (ranges: readonly { from: string; until: string }[]): string | null =>
  ranges.map(({ from, until }) => `${from}–${until}`).join(', ') || null

/** As history keeps them: each field by a name of its own, a weekday's hours as one. */
const told = (settings: BuildingSettings) => {
  const { name, code, address, city, province, postalCode, planNumber, jurisdiction, timeZone, ...rest } = settings
  const {
    fiscalYearEnd,
    secondFactorRequired,
    treasurerKeepsBooks,
    features,
    branding,
    officeHours,
    quietHours,
    privacyOfficer,
    rolePermissions,
  } = rest
  return {
    ...{ name, code, address, city, province, postalCode, planNumber, jurisdiction, timeZone },
    fiscalYearEnd: dayOfYearWords(fiscalYearEnd),
    secondFactorRequired,
    treasurerKeepsBooks,
    ...features,
    ...branding,
    ...Object.fromEntries(weekdays.map((day) => [day, rangesIn(officeHours[day])])),
    quietHours: quietHours && rangesIn([quietHours]),
    privacyOfficerName: privacyOfficer.name || null,
    privacyOfficerEmail: privacyOfficer.email || null,
    privacyOfficerPhone: formatPhone(privacyOfficer.phone) || null,
    ...Object.fromEntries(areas.map((area) => [`council:${area}`, rolePermissions.council[area]])),
    ...Object.fromEntries(areas.map((area) => [`management:${area}`, rolePermissions.management[area]])),
  }
}

/** Whoever asks others for a second factor has given their own, so that they do not lock themselves out. Throws 400. */
const requireOwnFactor = ({ superadmin, secondFactor }: Manager): void => {
  if (!superadmin && secondFactor !== 'given')
    throw InvalidField('secondFactorRequired', 'Set up two-step sign-in in your profile first.')
}

/** Refuses the council where someone is management, whose books they are. Throws 409. */
const requireMayHandBooks = ({ can }: BuildingSettings): void => {
  if (!can.letTreasurerKeepBooks)
    throw Conflict('This building has a manager, so only management can let the treasurer keep the books.')
}

/** Writes settings that differ from those that stand; open tabs hear of it. Call it with the building's row held. */
const keep = async (tx: Manager, before: BuildingSettings, after: BuildingSettings): Promise<BuildingSettings> => {
  if (isDeepStrictEqual(told(before), told(after))) return before
  const buildingId = tx.building._id
  const kept: KeptSettings = { ...after, privacyRegime: privacyRegimeOf(after.jurisdiction).code }
  await updateSettings(tx.db, buildingId, kept)
  await recordChange(tx, {
    subject: 'building',
    subjectId: buildingId,
    buildingId,
    action: 'changed',
    before: told(before),
    after: told(after),
  })
  wakeEverybody(tx, 'building')
  return readSettings(tx)
}

const holdSettings = async (tx: Manager, version: number | undefined): Promise<BuildingSettings> => {
  await lockBuilding(tx.db, tx.building._id)
  const before = await readSettings(tx)
  requireVersion(before, version)
  return before
}

/** Changes what is named; a stale version is refused with the present state. 400 for a plan's number of another form. */
export const changeBuilding = async (ctx: Manager, { body }: { body: BuildingChange }): Promise<BuildingSettings> => {
  const wishes = await takeIcon(ctx, body.branding?.favicon)
  try {
    return await inTransaction(ctx, async (tx) => {
      const { version, ...change } = body
      const before = await holdSettings(tx, version)
      const after = changed(before, change, await placePictures(tx, before.branding, wishes))
      const asks = after.secondFactorRequired && !before.secondFactorRequired
      if (asks) requireOwnFactor(tx)
      if (after.treasurerKeepsBooks && !before.treasurerKeepsBooks) requireMayHandBooks(before)
      const kept = await keep(tx, before, after)
      if (asks) await tellRequired(tx)
      return kept
    })
  } catch (error) {
    if (violates(error, 'buildings_one_a_plan'))
      throw InvalidField('planNumber', 'Another building already has this plan number.')
    throw error
  }
}

/** Letters and digits of which none is taken for another one. */
const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const makeCode = (): string =>
  Array.from({ length: madeCodeChars }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** Gives the building another code, the one that is named or a new one; 400 for one that another building has. */
export const changeCode = async (ctx: Manager, { body }: { body: CodeChange }): Promise<BuildingSettings> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const before = await holdSettings(tx, body.version)
      return keep(tx, before, { ...before, code: body.code ?? makeCode() })
    })
  } catch (error) {
    if (violates(error, 'buildings_code_key'))
      throw InvalidField('code', 'Another building already has this code. Choose a different one.')
    throw error
  }
}
