/** Whether the installation is safe and in order, for its operator and for platform staff. */
import { readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { CheckLine } from '../../../../contract/admin/self-check.ts'
import type { Ctx } from '../../../context.ts'
import { isReadOnTheWay } from '../../../platform/config.ts'
import { countGuessedAt } from '../../accounts/accounts.ts'
import { readOutboxSummary } from '../../mail/mail.ts'
import { judge } from './rules.ts'
import { selectFacts } from './store.ts'

const project = join(import.meta.dirname, '../../../..')
const versionOf = async (): Promise<string> =>
  (JSON.parse(await readFile(join(project, 'package.json'), 'utf8')) as { version: string }).version

/** Checks the installation; each line that is not in order says what to do. */
export const selfCheck = async (ctx: Ctx): Promise<CheckLine[]> => {
  const { config, noticed } = ctx
  const [database, guessedAt, mail, disk, version] = await Promise.all([
    selectFacts(ctx.db),
    countGuessedAt(ctx),
    readOutboxSummary(ctx),
    statfs(config.dataDir).catch(() => null),
    versionOf(),
  ])
  const machine = Date.parse(ctx.clock.now())
  return judge({
    production: config.production,
    readOnTheWay: isReadOnTheWay(config.publicUrl),
    demo: database.demo,
    calls: noticed.calls,
    untrustedProxy: noticed.untrustedProxy,
    trustsProxy: config.trustProxy !== false,
    sendsMail: mail.sends,
    mailServer: noticed.mailServer,
    mailWaitsMs: mail.waitingSince === null ? null : machine - Date.parse(mail.waitingSince),
    mailFailed: mail.failed,
    guessedAt,
    freeBytes: disk && disk.bavail * disk.bsize,
    clockAheadMs: machine - Date.parse(database.now),
    clockIsBack: machine < Date.parse(database.updatedAt),
    version,
    node: process.versions.node,
    database: database.version,
  })
}
