/** Who is told what of moderation: whoever wrote something what becomes of it, those who moderate what waits. */
import { forumPostKind } from '../../../../contract/forum/forum-kinds.ts'
import { forumReasonLabels, forumThingLabels } from '../../../../contract/forum/moderation-words.ts'
import { sentence } from '../../../../contract/text.ts'
import type { InBuilding } from '../../../context.ts'
import type { WordRows } from '../../../offers.ts'
import { keepersOf, keepsArea, mailedAccountsOf } from '../../buildings/buildings.ts'
import { mailAbout, notify } from '../../notifications/notifications.ts'
import { selectHearers } from '../audience-store.ts'
import { isOpen } from '../messages.ts'
import { selectToldActs, selectToldCases, type ToldAct, type ToldCase } from './messages-store.ts'
import { wordReports } from './reporters.ts'
import { heldWords, reasonWords } from './rules.ts'

const queuePage = '/forum/moderation'
const postPage = (postId: string): string => forumPostKind.page(postId)

type Words = { title: string; text: string }

/** What whoever wrote it reads. */
const forAuthor = ({ kind, thing, title, reason, words, before, after }: ToldAct): Words => {
  const named = title === null ? '' : thing === 'post' ? ` “${title}”` : ` on “${title}”`
  const one = `Your ${forumThingLabels[thing].toLowerCase()}${named}`
  const said: Partial<Record<ToldAct['kind'], Words>> = {
    held: { title: `${one} is temporarily hidden`, text: heldWords },
    hidden: {
      title: `${one} was hidden`,
      text: `${reason === null ? '' : sentence(reasonWords(reason, words))} You can edit it after ten minutes.`.trim(),
    },
    restored: { title: `${one} was restored`, text: words },
    shown: { title: `${one} was published`, text: words },
    moved: { title: `${one} was moved to ${after}`, text: words === '' ? `It was in ${before}.` : words },
    locked: { title: `${one} was locked`, text: words },
    unlocked: { title: `${one} was unlocked`, text: words },
  }
  return said[kind] ?? { title: one, text: words }
}

/** Outside the product what not everybody who lives here reads is not named. */
const quiet = { title: 'A moderator reviewed something you posted', text: 'Open it to see the outcome.' }
const outside = (told: ToldAct): Words => (isOpen(told) ? forAuthor(told) : quiet)

/** Tells whoever wrote something what a line of the log did to it, unless they did it themselves. */
export const tellAuthor = async (tx: InBuilding, actId: string): Promise<void> => {
  const [told] = await selectToldActs(tx.db, tx.building._id, [actId])
  if (!told || told.authorId === tx.account?._id) return
  const to = await mailedAccountsOf(tx.db, tx.building._id, [told.authorId], tx.now)
  const about = { kind: 'forum.moderated', subjectId: actId } as const
  await notify(tx, { ...about, buildingId: tx.building._id, accountIds: to.map(({ accountId }) => accountId) })
  const { title, text } = outside(told)
  const letter = {
    subject: title,
    paragraphs: text === '' ? [] : [text],
    link: { label: 'Open the post', path: postPage(told.postId) },
  }
  await mailAbout(tx, { ...about, letter, to, dedupeKey: `forum.moderated:${actId}` })
}

/** Words rows for whoever wrote it, while they may read where it stands, and for whoever reported something. */
export const wordModerated: WordRows = async (ctx, buildingId, ids) => {
  const told = await selectToldActs(ctx.db, buildingId, ids)
  const role = ctx.currentRole ?? ''
  const mine = told.filter(({ authorId, readRoles }) => authorId === ctx.account._id && readRoles.includes(role))
  return new Map([
    ...(await wordReports(ctx, buildingId, ids)),
    ...mine.map((one) => [one._id, { ...forAuthor(one), link: postPage(one.postId), outside: outside(one) }] as const),
  ])
}

/** What those who moderate read; what was written is read in the queue. */
const forKeepers = ({ cause, thing, reasons, isSettled }: ToldCase): Words => {
  const one = `A ${forumThingLabels[thing].toLowerCase()} in the forum`
  const title = {
    reported: `${one} was reported`,
    held: `${one} was hidden by reports`,
    new: `${one} is pending review`,
    corrected: `${one} was corrected`,
  }[cause]
  const why = [...new Set(reasons)].map((reason) => forumReasonLabels[reason]).join(', ')
  const now = isSettled ? 'It has been reviewed.' : 'Please review it.'
  return { title, text: why === '' ? now : `${why}. ${now}` }
}

/** Tells those who moderate, and may read where it stands, that something waits. */
export const tellKeepers = async (tx: InBuilding, caseId: string): Promise<void> => {
  const [told] = await selectToldCases(tx.db, tx.building._id, [caseId])
  if (!told) return
  const keepers = (await keepersOf(tx, 'forum')).map(({ accountId }) => accountId)
  const to = (await selectHearers(tx.db, tx.building._id, told.categoryId, keepers, tx.now)).filter(
    ({ accountId }) => accountId !== tx.account?._id,
  )
  const about = { kind: 'forum.reported', subjectId: caseId } as const
  await notify(tx, { ...about, buildingId: tx.building._id, accountIds: to.map(({ accountId }) => accountId) })
  const { title, text } = forKeepers(told)
  const letter = { subject: title, paragraphs: [text], link: { label: 'Review it', path: queuePage } }
  await mailAbout(tx, { ...about, letter, to, dedupeKey: `forum.reported:${caseId}` })
}

/** Words rows for those who moderate, of what stands where they may read. */
export const wordReported: WordRows = async (ctx, buildingId, ids) => {
  if (!(await keepsArea(ctx, 'forum'))) return new Map()
  const told = await selectToldCases(ctx.db, buildingId, ids)
  const role = ctx.currentRole ?? ''
  return new Map(
    told
      .filter(({ readRoles }) => readRoles.includes(role))
      .map((one) => [one._id, { ...forKeepers(one), link: queuePage }]),
  )
}
