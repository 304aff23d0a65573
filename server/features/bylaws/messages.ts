/** Messages to residents about changes to bylaws and rules (BC: Strata Property Act, ss. 125 and 128). */
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import { filingFor, type Jurisdiction } from '../../../law/law.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import type { Wording, WordRows } from '../../offers.ts'
import { mailedMembersOf, rolesWithoutVisitors } from '../buildings/buildings.ts'
import { remind } from '../notifications/notifications.ts'
import { todayIn, type Keeper } from './reading.ts'
import { noteTold } from './record.ts'
import { isUntold, stateOn } from './rules.ts'
import { lockBylaws, selectThose, type KnownBylaw } from './store.ts'
import { insertTelling, selectTold } from './telling-store.ts'
import { newsWords } from './words.ts'

const wordsIn = ({ jurisdiction }: { jurisdiction: Jurisdiction }, texts: readonly KnownBylaw[], day: LocalDate) =>
  newsWords(
    texts.map((text) => ({ ...text, state: stateOn(text, day) })),
    filingFor(jurisdiction),
  )

const pathTo = (ids: readonly string[]): string => (ids.length === 1 ? `/bylaws/${ids[0]!}` : '/bylaws')

/**
 * Notifies everyone in the building of changes to these bylaws and rules, in one message, leaving out those that residents
 * were notified of already. Answers how many accounts were notified. 404 for one of another building; 409 where none is left.
 */
export const tellBylaws = (ctx: Keeper, { body }: { body: { bylawIds: string[] } }): Promise<{ told: number }> =>
  inTransaction(ctx, async (tx) => {
    const asked = [...new Set(body.bylawIds)]
    await lockBylaws(tx.db, tx.building._id, asked)
    const known = await selectThose(tx.db, tx.building._id, asked)
    if (known.length < asked.length) throw NotFound()
    const today = todayIn(tx)
    const bylawIds = known.filter((text) => isUntold(text, today)).map(({ _id: id }) => id)
    if (bylawIds.length === 0) throw Conflict('Residents have been notified of this already.')
    const _id = newId(Date.parse(tx.now))
    await insertTelling(tx.db, tx.building._id, { _id, bylawIds, at: tx.now, on: today })
    const texts = (await selectTold(tx.db, tx.building._id, [_id])).get(_id) ?? []
    const words = wordsIn(tx.building, texts, today)
    const to = await mailedMembersOf(tx.db, tx.building._id, rolesWithoutVisitors, tx.now)
    const link = { label: 'Read the bylaws', path: pathTo(bylawIds) }
    await remind(tx, { kind: 'bylaw.changed', subjectId: _id, to, ...words, link })
    await noteTold(tx, bylawIds)
    return { told: to.length }
  })

/** Words rows about changes to bylaws and rules as they are today. */
export const wordBylaws: WordRows = async (ctx, buildingId, ids) => {
  const building = { jurisdiction: ctx.current?.jurisdiction ?? 'BC' } as const
  const day = localDateOf(ctx.now, ctx.current?.timeZone ?? 'America/Vancouver')
  const words = new Map<string, Wording>()
  for (const [id, texts] of await selectTold(ctx.db, buildingId, ids))
    words.set(id, {
      ...wordsIn(building, texts, day),
      link: pathTo(texts.map(({ _id }) => _id)),
    })
  return words
}
