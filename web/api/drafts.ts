import { attempt } from './stored.ts'

/**
 * What somebody typed in this tab and has not sent, so that a reload loses nothing. It belongs to whoever typed it, in the
 * building they typed it for; it ends with the tab, and when they sign out.
 */
export interface Owner {
  userId: string
  buildingId: string
  /** What is being written: `letter/0193…`. */
  name: string
}

const lead = 'draft/'
const keyOf = ({ userId, buildingId, name }: Owner): string => `${lead}${userId}/${buildingId}/${name}`

/** What was kept; null for nothing, and for what no JSON can be read from. */
export const draftOf = (owner: Owner): unknown =>
  attempt(() => JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? 'null') as unknown, null)

export const keepDraft = (owner: Owner, draft: unknown): void =>
  attempt(() => sessionStorage.setItem(keyOf(owner), JSON.stringify(draft)), undefined)

export const dropDraft = (owner: Owner): void => attempt(() => sessionStorage.removeItem(keyOf(owner)), undefined)

export const dropAllDrafts = (): void =>
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(lead)) sessionStorage.removeItem(key)
  }, undefined)
