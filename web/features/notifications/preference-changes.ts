import {
  channels,
  messageKinds,
  type Channel,
  type KindOfMessage,
  type MessageKind,
} from '../../../contract/message-kinds.ts'
import type { Preferences, PreferencesChange } from '../../../contract/notifications.ts'

/** Preferences as pure rules: what one change makes of them, what is sent for it, and how they stand as a table. */

type Choice = Preferences['choices'][number]

/** What somebody changes at a time; `everywhere` asks for what stands here in all their buildings. */
export interface Change extends Partial<Pick<Preferences, 'quietFrom' | 'quietUntil' | 'digest'>> {
  readonly choice?: Omit<Choice, 'locked'>
  readonly everywhere?: true
}

const isAbout = (one: Choice, other: Omit<Choice, 'locked'>) => one.kind === other.kind && one.channel === other.channel

/** How the preferences read with a change that the server has not taken yet. */
export const changed = (kept: Preferences, { choice, everywhere: _, ...rhythm }: Change): Preferences => ({
  ...kept,
  ...rhythm,
  choices: choice
    ? kept.choices.map((one) => (isAbout(one, choice) ? { ...one, wanted: choice.wanted } : one))
    : kept.choices,
})

/** What is sent: this change over what the server keeps, so that it touches nothing else. */
export const bodyOf = (kept: Preferences, change: Change): PreferencesChange => {
  const { quietFrom, quietUntil, digest, version } = changed(kept, change)
  const everywhere = change.everywhere ?? false
  const open = kept.choices.filter(({ locked }) => !locked).map(({ locked: _, ...choice }) => choice)
  const choices = everywhere ? open : change.choice ? [change.choice] : []
  return { version, quietFrom, quietUntil, digest, choices, everywhere }
}

export interface KindRow {
  kind: MessageKind
  label: string
  about: string
  /** Why some of its ways cannot be switched off. */
  locked: string | null
  /** By each way; undefined where it does not take that way. */
  by: Partial<Record<Channel, Choice>>
}

/** The choices as a table: a row each kind, with what holds for each way. */
export const rowsOf = ({ choices }: Pick<Preferences, 'choices'>): KindRow[] =>
  [...Map.groupBy(choices, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const { label, about, locked }: KindOfMessage = messageKinds[kind]
    const by = Object.fromEntries(
      channels.flatMap((channel) => ofKind.filter((one) => one.channel === channel).map((one) => [channel, one])),
    )
    return { kind, label, about, locked: locked ?? null, by }
  })
