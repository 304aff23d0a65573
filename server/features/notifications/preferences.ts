/** What somebody wants to be told by a building, by which way and when. */
import {
  channels,
  messageKindNames,
  messageKinds,
  settingOf,
  type KindOfMessage,
  type MessageKind,
} from '../../../contract/message-kinds.ts'
import type { Preferences, PreferencesChange } from '../../../contract/notifications.ts'
import { canManageBuilding, canVote } from '../../../contract/role-rights.ts'
import type { CurrentAccount, Ctx, Member } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { InvalidField, requireVersion } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { moveHeld } from './held-store.ts'
import {
  lockPreferences,
  selectPlaces,
  selectPreferences,
  updateRhythm,
  upsertChoices,
  type Chosen,
  type KnownPreferences,
  type Place,
  type Rhythm,
} from './preferences-store.ts'
import { isWanted, toldAt } from './rules.ts'

/** Whether a kind is ever sent to the caller here; what no feature words is sent by none. */
const concerns = (ctx: Member, kind: MessageKind): boolean => {
  const { by, feature, managers, council }: KindOfMessage = messageKinds[kind]
  const sent = by.inbox === undefined || kind in ctx.offers.wordings
  const used = feature === undefined || ctx.building.features[feature]
  return (
    sent &&
    used &&
    (!managers || canManageBuilding(ctx.role, ctx.superadmin)) &&
    (!council || canVote(ctx.role, ctx.superadmin))
  )
}

type Choice = Preferences['choices'][number]

/** Every way of some kinds with what holds for it now. */
const holding = (kinds: readonly MessageKind[], chosen: readonly Chosen[]): Choice[] =>
  kinds.flatMap((kind) =>
    channels.flatMap((channel) => {
      const setting = settingOf(kind, channel)
      if (setting === undefined) return []
      const said = chosen.find((one) => one.kind === kind && one.channel === channel)
      return [{ kind, channel, wanted: isWanted(kind, channel, said?.wanted ?? null), locked: setting === 'always' }]
    }),
  )

const placeOf = (ctx: Member): Place => ({ accountId: ctx.account._id, buildingId: ctx.building._id })

/** What the caller is told here, by which way and when. */
export const readPreferences = async (ctx: Member): Promise<Preferences> => {
  const { chosen, ...rhythm } = await selectPreferences(ctx.db, placeOf(ctx))
  const kinds = messageKindNames.filter((kind) => concerns(ctx, kind))
  return { ...rhythm, choices: holding(kinds, chosen) }
}

const wordOf = ({ kind, channel }: Chosen) => `${kind} by ${channel}`

/** As history keeps it: the rhythm, and each way of each kind with whether it is wanted. */
const valuesOf = ({ quietFrom, quietUntil, digest }: Rhythm, chosen: readonly Chosen[]) => ({
  quietFrom,
  quietUntil,
  digest,
  ...Object.fromEntries(holding(messageKindNames, chosen).map((one) => [wordOf(one), one.wanted])),
})

/** Writes what somebody chose into their history with a building, and raises the version; call it with the row locked. */
export const keepChosen = async (
  tx: Ctx & { account?: CurrentAccount },
  place: Place,
  before: KnownPreferences,
  after: { rhythm: Rhythm; choices: readonly Chosen[]; actor?: string },
): Promise<void> => {
  const { rhythm, choices, actor } = after
  const changed = choices.filter(
    ({ kind, channel, wanted }) =>
      holding([kind], before.chosen).find((one) => one.channel === channel)?.wanted !== wanted,
  )
  await upsertChoices(tx.db, place, changed)
  await updateRhythm(tx.db, place, rhythm, before.version + 1)
  await recordChange(tx, {
    subject: 'account',
    subjectId: place.accountId,
    buildingId: place.buildingId,
    action: 'preferences changed',
    before: valuesOf(before, before.chosen),
    after: valuesOf(rhythm, [...changed, ...before.chosen]),
    ...(actor !== undefined && { actor }),
  })
}

/** Refuses to switch off what must reach people, and ways that a kind does not take. */
const requireOpen = (choices: PreferencesChange['choices']): void => {
  for (const { kind, channel, wanted } of choices) {
    const setting = settingOf(kind, channel)
    const { label } = messageKinds[kind]
    if (setting === undefined) throw InvalidField('choices', `${label}: this channel isn’t available.`)
    if (setting === 'always' && !wanted) throw InvalidField('choices', `${label} can’t be turned off.`)
  }
}

const save = async (
  tx: Member,
  { place, zone }: { place: Place; zone: string },
  body: PreferencesChange,
  version: number | null,
): Promise<void> => {
  await lockPreferences(tx.db, place, tx.now)
  const before = await selectPreferences(tx.db, place)
  if (version !== null && before.version !== version) requireVersion({ ...(await readPreferences(tx)) }, version)
  const { quietFrom, quietUntil, digest, choices } = body
  await keepChosen(tx, place, before, { rhythm: { quietFrom, quietUntil, digest }, choices })
  const quiet = quietFrom === '' ? null : { from: quietFrom, until: quietUntil }
  const wish = { wanted: true, quiet, digest }
  const due = messageKindNames.flatMap((kind) => {
    const at = toldAt(kind, 'email', wish, { now: tx.now, zone })
    return at === null ? [] : [{ kind, at }]
  })
  await moveHeld(tx.db, place, due)
}

/** Keeps what the caller chose, here or in all their buildings; what is held for them leaves in the new rhythm. */
export const changePreferences = (ctx: Member, { body }: { body: PreferencesChange }): Promise<Preferences> =>
  inTransaction(ctx, async (tx) => {
    requireOpen(body.choices)
    const here = placeOf(tx)
    await save(tx, { place: here, zone: tx.building.timeZone }, body, body.version)
    const all = body.everywhere ? await selectPlaces(tx.db, here.accountId) : []
    for (const { buildingId, zone } of all)
      if (buildingId !== here.buildingId) await save(tx, { place: { ...here, buildingId }, zone }, body, null)
    return readPreferences(tx)
  })
