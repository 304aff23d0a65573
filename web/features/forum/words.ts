import type { ForumCategory, ForumPostRow } from '../../../contract/forum/post.ts'
import type { ForumOffice } from '../../../contract/forum/kinds.ts'
import { reactions, type Reaction } from '../../../contract/forum/reactions.ts'
import { formatMoney } from '../../../contract/money.ts'
import { counted } from '../../../contract/text.ts'

/** Where a post is read; with a comment, the conversation begins at it. */
export const pageOf = (postId: string, commentId: string | null = null): string =>
  commentId === null ? `/forum/${postId}` : `/forum/${postId}?comment=${commentId}`

/** Where a category is read. */
export const placeOf = (slug: string): string => `/forum?category=${slug}`

/** What the page of a category is called; the council's stands among the building's screens under its own name. */
export const titleOf = ({ kind, name }: Pick<ForumCategory, 'kind' | 'name'>): string =>
  kind === 'council' ? 'Council forum' : name

/** Who wrote something: the name, and the unit where they chose to show it. */
export const authorWords = ({ name, unitNumber }: { name: string; unitNumber: string | null }): string =>
  unitNumber === null ? name : `${name}, unit ${unitNumber}`

/** A full name in its two parts, for the initials. */
export const nameParts = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = name.split(' ')
  return { firstName, lastName: rest.at(-1) ?? '' }
}

/** In whose name something official is said: `Council` or `Board`, by what the law of the building calls it. */
export const officeWords = (office: ForumOffice, council: string): string =>
  office === 'council' ? council : 'Management'

export const priceWords = (priceCents: number | null): string => {
  if (priceCents === null) return 'Price negotiable'
  return priceCents === 0 ? 'Free' : formatMoney(priceCents)
}

/** The reactions that somebody chose, the set's order. */
export const chosenReactions = (counts: ForumPostRow['reactions']): { reaction: Reaction; count: number }[] =>
  reactions.flatMap((reaction) => {
    const count = counts[reaction] ?? 0
    return count > 0 ? [{ reaction, count }] : []
  })

/** `5 reactions`; '' where there is none. */
export const reactionsLine = (counts: ForumPostRow['reactions']): string => {
  const all = chosenReactions(counts).reduce((sum, { count }) => sum + count, 0)
  return all === 0 ? '' : counted(all, 'reaction')
}

export const commentsWords = (count: number): string => (count === 0 ? 'No comments yet' : counted(count, 'comment'))

/** Unread posts are counted up to so many. */
export const unreadWords = (unread: number, most: number): string => (unread >= most ? `${most}+` : String(unread))

/** Why somebody cannot comment, for a post on which they cannot. */
export const closedWords = ({
  locked,
  status,
  category,
}: Pick<ForumPostRow, 'locked' | 'status'> & { category: { name: string } }): string => {
  if (status === 'hidden') return 'No one can comment while this post is hidden.'
  if (status === 'awaiting') return 'People can comment after a moderator reviews this post.'
  if (locked) return 'A moderator has locked this post. Everyone can read it, but no one can add to it.'
  return `You can read ${category.name}, but you can’t post in it.`
}

/** What share of all it is, from 0 to 100. */
export const shareOf = (count: number, all: number): number => (all === 0 ? 0 : (count / all) * 100)
