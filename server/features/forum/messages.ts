/** Who is told of what in the forum. Outside the product no word of what only some may read is said. */
import { forumPostKind } from '../../../contract/forum/forum-kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { Reader, WordRows, Wording } from '../../offers.ts'
import { mailedMembersOf, wakeAccounts } from '../buildings/buildings.ts'
import { mailAbout, notify } from '../notifications/notifications.ts'
import { selectHearers, selectReaderIds } from './audience-store.ts'
import {
  selectFollowers,
  selectToldComments,
  selectToldMentions,
  selectToldPosts,
  type Told,
} from './messages-store.ts'

type Kind = 'forum.mentioned' | 'forum.replied' | 'forum.council'

const titles = {
  'forum.mentioned': ({ authorName }: Told) => `${authorName} mentioned you in the forum`,
  'forum.replied': ({ authorName, postTitle }: Told) => `${authorName} commented on “${postTitle}”`,
  'forum.council': ({ authorName, postTitle }: Told) => `${authorName} posted “${postTitle}” in the council forum`,
} as const

/** Whether everybody who lives here reads it. */
export const isOpen = ({ readRoles }: { readRoles: readonly string[] }): boolean =>
  readRoles.includes('owner') && readRoles.includes('tenant')

const outside = { title: 'Something new in the forum', text: 'Open the forum to see it.' }

const pathOf = ({ postId, commentId }: Told): string =>
  `${forumPostKind.page(postId)}${commentId === null ? '' : `?comment=${commentId}`}`

const wordingOf = (kind: Kind, told: Told): Wording => ({
  title: titles[kind](told),
  text: told.preview,
  link: pathOf(told),
  ...(!isOpen(told) && { outside }),
})

const tell = async (
  tx: InBuilding,
  kind: Kind,
  told: Told,
  categoryId: string,
  accountIds: readonly string[],
): Promise<void> => {
  const others = accountIds.filter((id) => id !== tx.account?._id)
  const to = await selectHearers(tx.db, tx.building._id, categoryId, others, tx.now)
  if (to.length === 0) return
  const { subjectId } = told
  const { title, text, link } = { ...wordingOf(kind, told), ...(!isOpen(told) && outside) }
  await notify(tx, { buildingId: tx.building._id, kind, subjectId, accountIds: to.map(({ accountId }) => accountId) })
  const letter = { subject: title, paragraphs: [text], link: { label: 'Open the forum', path: link! } }
  await mailAbout(tx, { kind, subjectId, letter, to, dedupeKey: `${kind}:${subjectId}` })
}

/** Tells each of those who were mentioned, once for each text. */
export const tellMentioned = async (
  tx: InBuilding,
  categoryId: string,
  mentions: readonly { _id: string; accountId: string }[],
): Promise<void> => {
  if (mentions.length === 0) return
  const told = await selectToldMentions(
    tx.db,
    tx.building._id,
    mentions.map(({ _id }) => _id),
  )
  for (const one of told) await tell(tx, 'forum.mentioned', one, categoryId, [one.accountId])
}

/** Tells the other members of council of a post of theirs, but for who is mentioned in it and told so. */
export const tellCouncil = async (
  tx: InBuilding,
  post: { _id: string; category: { _id: string } },
  mentioned: readonly string[],
): Promise<void> => {
  const [told] = await selectToldPosts(tx.db, tx.building._id, [post._id])
  if (!told) return
  const members = await mailedMembersOf(tx.db, tx.building._id, ['council'], tx.now)
  const others = members.flatMap(({ accountId }) => (mentioned.includes(accountId) ? [] : accountId))
  await tell(tx, 'forum.council', told, post.category._id, others)
}

interface NewComment {
  _id: string
  postId: string
  categoryId: string
  /** Whom it answers or quotes. */
  answered: readonly string[]
  /** Who is told already, as one who is mentioned. */
  mentioned: readonly string[]
  /** The last activity before it. */
  before: Instant
}

/** Tells who follows the post of a comment that everybody sees now. */
export const tellFollowers = async (tx: InBuilding, comment: NewComment): Promise<void> => {
  const [told] = await selectToldComments(tx.db, tx.building._id, [comment._id])
  if (!told) return
  const followers = await selectFollowers(tx.db, tx.building._id, comment)
  const others = followers.filter((id) => !comment.mentioned.includes(id))
  await tell(tx, 'forum.replied', told, comment.categoryId, others)
}

/** Open screens of those who may read the category, and of nobody else, hear after the commit that a post changed. */
export const wakeReaders = async (tx: InBuilding, categoryId: string): Promise<void> =>
  wakeAccounts(tx, 'forumPost', await selectReaderIds(tx.db, tx.building._id, categoryId, tx.now))

const mayRead = ({ currentRole, account }: Reader, { readRoles }: Told): boolean =>
  account.platformRole === 'superadmin' || (currentRole !== null && readRoles.includes(currentRole))

const toldOf: Readonly<Record<Kind, (ctx: Reader, buildingId: string, ids: readonly string[]) => Promise<Told[]>>> = {
  'forum.replied': ({ db }, buildingId, ids) => selectToldComments(db, buildingId, ids),
  'forum.council': ({ db }, buildingId, ids) => selectToldPosts(db, buildingId, ids),
  'forum.mentioned': async ({ db, account }, buildingId, ids) =>
    (await selectToldMentions(db, buildingId, ids)).filter(({ accountId }) => accountId === account._id),
}

/** Words rows for those who may still read what they are about. */
export const wordForum =
  (kind: Kind): WordRows =>
  async (ctx, buildingId, ids) => {
    const told = await toldOf[kind](ctx, buildingId, ids)
    return new Map(told.filter((one) => mayRead(ctx, one)).map((one) => [one.subjectId, wordingOf(kind, one)]))
  }
