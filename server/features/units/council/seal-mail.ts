/** The newest seal of a building's history, sent each week to those on council who keep it outside Parapet. */
import type { Position } from '../../../../contract/council-words.ts'
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
  const to = terms.flatMap(({ email, accountId, name: person }) =>
    email === null ? [] : [{ email, accountId, name: person }],
  )
  const head = await newestHead(tx)
  if (to.length === 0 || !head) return
  const letter = {
    subject: `Seal of the history of ${name}, ${formatDate(day)}`,
    paragraphs: [
      `The history of ${name} is sealed, so that no one can rewrite it unnoticed. This is its newest seal, number ${head.seq}:`,
      head.hash,
      'Please keep this email. If the history is ever in doubt, the platform’s operator can compare it with this line:',
      JSON.stringify(head),
    ],
    link: { label: 'View the history', path: '/settings/history' },
  }
  await mailAbout(tx, { kind, subjectId: buildingId, letter, to, dedupeKey: `${kind}:${buildingId}:${day}` })
}

const sendSeals = async (ctx: Ctx): Promise<void> => {
  for (const buildingId of await selectBuildingsWith(ctx.db, keepers, localDateOf(ctx.now, 'America/Vancouver'))) {
    const building = await findCurrentBuilding(ctx.db, buildingId)
    if (building) await inTransaction({ ...ctx, building }, sendSeal)
  }
}

/** On Mondays, at 8 or 9 in the morning in Vancouver. */
export const sealJob: Job = { name: 'units.sendSeals', every: '0 16 * * 1', run: sendSeals }
