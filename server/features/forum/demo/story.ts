/** The shape of the demo's story. */
import type { Reaction } from '../../../../contract/forum/reactions.ts'
import type { Scene } from './pictures.ts'

/** The cast by their names, and neighbours by their places in the roster. */
export type Who =
  | 'manager'
  | 'carla'
  | 'priya'
  | 'gordon'
  | 'helene'
  | 'olivia'
  | 'theo'
  | 'mia'
  | 'ada'
  | 'ben'
  | `neighbour ${number}`

export interface DemoComment {
  by: Who
  /** Hours after the post. */
  after: number
  says: string
  /** Places of earlier comments of the post, from 0: the one it answers, and the one it quotes. */
  to?: number
  quotes?: number
  official?: boolean
  answers?: boolean
  picture?: Scene
  reactions?: Partial<Record<Reaction, readonly Who[]>>
}

export interface DemoPost {
  in: 'general' | 'questions' | 'marketplace' | 'council'
  by: Who
  daysAgo: number
  title: string
  /** Paragraphs; `@carla` mentions her. */
  says: readonly string[]
  official?: boolean
  priceCents?: number
  /** Hours after it was offered. */
  soldAfter?: number
  pictures?: readonly Scene[]
  poll?: { choices: readonly string[]; days?: number; answers: readonly (readonly [Who, number])[] }
  comments?: readonly DemoComment[]
  reactions?: Partial<Record<Reaction, readonly Who[]>>
  /** Hours later its author says it better. */
  changed?: { after: number; says: readonly string[] }
}
