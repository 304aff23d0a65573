import type { z } from 'zod'
import type { DocumentDraft } from '../../../../contract/documents/document.ts'
import { uploadsAtOnceMost } from '../../../../contract/limits/documents.ts'

/** Files on their way into the library, each by itself: pure, so that each step can be tested. */

export type Draft = z.input<typeof DocumentDraft>

type State =
  | { is: 'waiting' }
  /** The share that has gone, from 0 to 1. */
  | { is: 'sending'; sent: number }
  | { is: 'kept'; id: string }
  /** The server does not take it; sending it again would not help. */
  | { is: 'refused'; words: string }
  /** It did not arrive; it can be sent again. */
  | { is: 'broken'; words: string }

export interface Item {
  /** Also makes sending it again harmless: the server keeps one document for a key. */
  key: string
  file: File
  draft: Draft
  state: State
}

export type Step =
  | { does: 'add'; items: readonly Item[] }
  | { does: 'set'; key: string; state: State }
  | { does: 'remove'; key: string }
  | { does: 'clear' }

const isOver = ({ state }: Item): boolean => state.is === 'kept' || state.is === 'refused'

/** The queue after a step. What was taken out stays out, whatever is still told of it. */
export const after = (queue: readonly Item[], step: Step): readonly Item[] => {
  if (step.does === 'add') return [...queue.filter((item) => !isOver(item)), ...step.items]
  if (step.does === 'remove') return queue.filter(({ key }) => key !== step.key)
  if (step.does === 'clear') return queue.filter((item) => !isOver(item) && item.state.is !== 'broken')
  return queue.map((item) => (item.key === step.key ? { ...item, state: step.state } : item))
}

/** Those whose turn it is, so that no more than a few leave at once. */
export const nextIn = (queue: readonly Item[]): readonly Item[] => {
  const sending = queue.filter(({ state }) => state.is === 'sending').length
  return queue.filter(({ state }) => state.is === 'waiting').slice(0, Math.max(uploadsAtOnceMost - sending, 0))
}

/** Whether something would be lost if the page were left now. */
export const isUnderWay = (queue: readonly Item[]): boolean =>
  queue.some(({ state }) => state.is === 'waiting' || state.is === 'sending' || state.is === 'broken')

/** How far a queue is, in a sentence. */
export const progressWords = (queue: readonly Item[]): string => {
  const count = (is: State['is']) => queue.filter(({ state }) => state.is === is).length
  const [kept, refused, broken] = [count('kept'), count('refused'), count('broken')]
  const parts = [
    `${kept} of ${queue.length} uploaded`,
    broken > 0 && `${broken} failed`,
    refused > 0 && `${refused} refused`,
  ]
  return parts.filter(Boolean).join(', ')
}
