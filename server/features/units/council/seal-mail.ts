/** The newest seal of a building's history, sent each week to those on council who keep it outside Parapet. */
import type { Position } from '../../../../contract/council-words.ts'
import { canManageBuilding } from '../../../../contract/role-rights.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Job } from '../../../platform/jobs.ts'
import { newestHead } from '../../audit/audit.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { mailAbout } from '../../notifications/notifications.ts'
import { today } from '../residents.ts'
import { holdsOn } from '../rules.ts'
import { selectBuildingsWith, selectOpenTerms } from './store.ts'

const keepers: readonly Position[] = ['president', 'privacy_officer']
const kind = 'history.sealed'

/** Sends a building's newest seal, once a day at most, to whoever holds one of these offices and has an email address. */
const sendSeal = async (tx: InBuilding): Promise<void> => {
  const { _id: buildingId, name } = tx.building
  const day = today(tx)
  const terms = (await selectOpenTerms(tx.db, buildingId)).filter(
    (term) => holdsOn(term, day) && term.positions.some((position) => keepers.includes(position)),
  )
  const head = await newestHead(tx)
  if (!head) return
  const letter = {
    subject: `Seal of the history of ${name}, ${formatDate(day)}`,
    paragraphs: [
      `The history of ${name} is sealed, so that rewriting it would show. This is its newest seal, number ${head.seq}:`,
      head.hash,
      'Please keep this email. If the history is ever in doubt, the platform’s operator can compare it with this line:',
      JSON.stringify(head),
    ],
  }
  const link = { label: 'View the history', path: '/settings/history' }
  for (const { email, accountId, name: person, role } of terms) {
    if (email === null) continue
    const opens = role !== null && canManageBuilding(role)
    await mailAbout(tx, {
      ...{ kind, subjectId: buildingId, dedupeKey: `${kind}:${buildingId}:${day}` },
      letter: opens ? { ...letter, link } : letter,
      to: [{ email, accountId, name: person }],
    })
  }
}

/** One building in which it fails keeps no other from its seal. */
const sendSeals = async (ctx: Ctx): Promise<void> => {
  for (const buildingId of await selectBuildingsWith(ctx.db, keepers, localDateOf(ctx.now, 'America/Vancouver')))
    try {
      const building = await findCurrentBuilding(ctx.db, buildingId)
      if (building) await inTransaction({ ...ctx, building }, sendSeal)
    } catch (error) {
      ctx.log.error({ buildingId, error: (error as Error).name }, 'the weekly seal could not be queued')
    }
}

/** On Mondays, at 8 or 9 in the morning in Vancouver. */
export const sealJob: Job = { name: 'units.sendSeals', every: '0 16 * * 1', run: sendSeals }
