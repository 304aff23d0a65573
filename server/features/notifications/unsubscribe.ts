/** The link in a mail by which its reader gets no more of it, without signing in. Opening it changes nothing. */
import { messageKinds, optionalByEmail, settingOf, type MessageKind } from '../../../contract/message-kinds.ts'
import type { Unsubscription } from '../../../contract/notifications.ts'
import type { Ctx, Visitor } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { orNotFound } from '../../http/errors.ts'
import { hashOf } from '../../platform/secrets.ts'
import { unsubscribePage } from '../mail/mail.ts'
import { whatOf } from './mailing.ts'
import { keepChosen } from './preferences.ts'
import { lockPreferences, selectPreferences } from './preferences-store.ts'
import { deleteRefusals, insertRefusals, lockLink, markUsed, selectLink, type Link } from './unsubscribe-store.ts'

interface Named {
  query: { token: string }
}

/** The kinds that a link switches off. */
const reach = ({ kind }: Link): readonly MessageKind[] => (kind === null ? optionalByEmail : [kind])

const comes = (link: Link, kind: MessageKind): boolean => link.chosen[kind] ?? settingOf(kind, 'email') === 'on'

/** Most of the name is hidden: whoever finds a forwarded mail learns no address. */
const masked = (address: string): string => address.replace(/^(.).*(?=@)/u, '$1…')

const stateOf = (link: Link): Unsubscription => ({
  buildingName: link.buildingName,
  address: masked(link.address),
  what: whatOf(link.kind),
  comes: reach(link).some((kind) => comes(link, kind)),
})

const requireLink = async (ctx: Ctx, token: string): Promise<Link> =>
  orNotFound(await selectLink(ctx.db, hashOf(token), ctx.now))

/** The page that a link leads to; for mail programs that open the address of one click. */
export const leadToUnsubscribe = (ctx: Visitor, { query }: Named): string =>
  `${ctx.config.publicUrl}${unsubscribePage(query.token)}`

/** Whose mail a link is about, and whether it still comes. */
export const aboutLink = async (ctx: Visitor, { query }: Named): Promise<Unsubscription> =>
  stateOf(await requireLink(ctx, query.token))

const choose = async (tx: Ctx, link: Link, kinds: readonly MessageKind[], wanted: boolean): Promise<void> => {
  const { buildingId, accountId, address } = link
  if (accountId === null) {
    if (wanted) await deleteRefusals(tx.db, { buildingId, address }, kinds)
    else await insertRefusals(tx.db, { buildingId, address }, kinds, tx.now)
    return
  }
  const place = { accountId, buildingId }
  await lockPreferences(tx.db, place, tx.now)
  const before = await selectPreferences(tx.db, place)
  const choices = kinds.map((kind) => ({ kind, channel: 'email' as const, wanted }))
  await keepChosen(tx, place, before, { rhythm: before, choices, actor: 'link in a mail' })
}

/** Switches off what a mail was about; a second time changes nothing. */
export const unsubscribe = (ctx: Visitor, { query }: Named): Promise<Unsubscription> =>
  inTransaction(ctx, async (tx) => {
    await lockLink(tx.db, hashOf(query.token))
    const link = await requireLink(tx, query.token)
    const kinds = reach(link).filter((kind) => comes(link, kind))
    if (kinds.length === 0) return stateOf(link)
    await choose(tx, link, kinds, false)
    await markUsed(tx.db, hashOf(query.token), kinds, tx.now)
    return aboutLink(tx, { query })
  })

/** Switches on again what a link switched off. */
export const resubscribe = (ctx: Visitor, { query }: Named): Promise<Unsubscription> =>
  inTransaction(ctx, async (tx) => {
    await lockLink(tx.db, hashOf(query.token))
    const link = await requireLink(tx, query.token)
    if (stateOf(link).comes) return stateOf(link)
    const known = link.stoppedKinds.filter((kind) => Object.hasOwn(messageKinds, kind))
    await choose(tx, link, known.length > 0 ? known : reach(link), true)
    await markUsed(tx.db, hashOf(query.token), [], tx.now)
    return aboutLink(tx, { query })
  })
