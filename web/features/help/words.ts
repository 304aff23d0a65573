import type { TopicId } from './topic-ids.ts'

/** Whom a part of a topic is for. */
export type Reader = 'everybody' | 'residents' | 'council' | 'managers' | 'staff'

/**
 * Something that somebody wants to get done. In its texts `**Book**` names what stands on the screen, to the letter (`…` for
 * what differs), and `[words](/path)` leads to another screen or topic.
 */
export interface Task {
  /** By which an address names it in its hash; one of its kind in the topic. */
  readonly id: string
  readonly title: string
  /** What one should know, before any steps. */
  readonly says?: readonly string[]
  /** What one does, in order. */
  readonly steps?: readonly string[]
  /** What happens then. */
  readonly after?: string
  /** What people meet when it does not work, and why. */
  readonly wrong?: readonly (readonly [what: string, why: string])[]
}

export interface Part {
  readonly reader: Reader
  readonly tasks: readonly Task[]
}

/** A page of the help. */
export interface Topic {
  readonly parts: readonly Part[]
  /** Where to read on. */
  readonly beside: readonly TopicId[]
}
