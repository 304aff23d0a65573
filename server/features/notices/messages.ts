/** Who is told what of a notice. */
import { noticeKind } from '../../../contract/notice-kind.ts'
import type { Audience, NoticeType } from '../../../contract/notices.ts'
import type { WordRows } from '../../offers.ts'
import { labelsFor } from '../../../law/law.ts'
import type { CurrentBuilding, InBuilding } from '../../context.ts'
import { membersOf } from '../buildings/buildings.ts'
import { mailAbout, notify, type MailAbout } from '../notifications/notifications.ts'
import { residentsOf } from '../units/units.ts'
import { localDateOf } from '../../../contract/time.ts'
import { selectTitles } from './notice-store.ts'
import { insertEmptyUnits, insertRecipients, selectAddresses, type Recipient } from './recipients-store.ts'
import { selectToMail, selectUnitIds } from './telling-store.ts'

export const mailJob = 'notices.mail'

interface Told {
  noticeId: string
  type: NoticeType
  audience: Audience
  round: number
  /** The correction that is told of; null for the notice itself. */
  revisionId: string | null
}

/** What a job needs to mail a notice: in which round, and what its inbox rows refer to. */
export interface Mailing {
  buildingId: string
  noticeId: string
  round: number
  subjectId: string
}

/** Danger and meetings must reach people whatever they chose; the rest is news, first or corrected. */
const kindOf = (type: NoticeType, round: number): MailAbout['kind'] => {
  if (type === 'emergency') return 'notice.emergency'
  if (type === 'meeting') return 'notice.meeting'
  return round > 0 ? 'notice.corrected' : 'notice.published'
}

const rolesOf = { all: ['owner', 'tenant', 'council', 'member'], council: ['council'] } as const

/** Members whom the audience reaches by their role: for everybody also those whom no unit knows. */
const byRole = async (tx: InBuilding, audience: Audience, known: ReadonlySet<string | null>): Promise<Recipient[]> => {
  if (audience !== 'all' && audience !== 'council') return []
  const members = await membersOf(tx.db, tx.building._id, rolesOf[audience], tx.now)
  return members
    .filter(({ accountId }) => !known.has(accountId))
    .map(({ accountId, role }) => ({ accountId, role: role as Recipient['role'], personId: null, unitId: null }))
}

const byUnit = async (tx: InBuilding, audience: Audience, unitIds: readonly string[]): Promise<Recipient[]> => {
  if (audience === 'council') return []
  return residentsOf(tx, audience === 'specific_units' ? { audience, unitIds } : { audience })
}

/**
 * Tells everybody a notice is for, as they are today, in the verb's transaction: keeps who they are, puts a row into
 * their inboxes, and queues the mails.
 */
export const tell = async (tx: InBuilding, { noticeId, type, audience, round, revisionId }: Told): Promise<void> => {
  const told = { buildingId: tx.building._id, noticeId, round }
  const unitIds = audience === 'specific_units' ? await selectUnitIds(tx.db, tx.building._id, noticeId) : null
  const residents = await byUnit(tx, audience, unitIds ?? [])
  const members = await byRole(tx, audience, new Set(residents.map(({ accountId }) => accountId)))
  const people = [...residents, ...members]
  await insertRecipients(tx.db, told, people)
  if (audience !== 'council' && audience !== 'tenants') await insertEmptyUnits(tx.db, told, unitIds)
  await notify(tx, {
    buildingId: tx.building._id,
    kind: kindOf(type, round),
    subjectId: revisionId ?? noticeId,
    accountIds: [...new Set(people.flatMap(({ accountId }) => accountId ?? []))],
  })
  const mailing: Mailing = { ...told, subjectId: revisionId ?? noticeId }
  await tx.jobs.enqueue(tx, mailJob, mailing)
}

/** Mail and push about council and chosen units may lie open on a shared screen: a link and no word of the text. */
const withoutText = (audience: Audience, { jurisdiction }: Pick<CurrentBuilding, 'jurisdiction'>) => {
  const { council, councilMember } = labelsFor(jurisdiction)
  const closed: Partial<Record<Audience, { subject: string; paragraph: string }>> = {
    council: {
      subject: `A new notice for ${councilMember.many}`,
      paragraph: `There’s a new notice for members of ${council.seat}.`,
    },
    specific_units: { subject: 'A new notice for your unit', paragraph: 'There’s a new notice for your unit.' },
  }
  return closed[audience]
}

const outsideOf = (audience: Audience, building: CurrentBuilding) => {
  const closed = withoutText(audience, building)
  return closed && { outside: { title: closed.subject, text: closed.paragraph } }
}

interface Mailed {
  _id: string
  title: string
  content: string
  type: NoticeType
  audience: Audience
  round: number
}

const titled = (type: NoticeType, title: string) => (type === 'emergency' ? `Emergency: ${title}` : title)

/** The mail that brings a notice, or the sign that there is one. */
const letterOf = (notice: Mailed, building: CurrentBuilding): MailAbout['letter'] => {
  const closed = withoutText(notice.audience, building)
  const again = notice.round > 0 ? ['This notice was corrected. Please read it again.'] : []
  return {
    subject: closed?.subject ?? titled(notice.type, notice.title),
    paragraphs: closed ? [closed.paragraph, ...again] : again,
    ...(!closed && { bodyHtml: notice.content }),
    link: { label: 'Open the notice', path: noticeKind.page(notice._id) },
  }
}

/** Mails a notice to everybody it is for, each address once, if people may still read it. */
export const mailNotice = async (ctx: InBuilding, { noticeId, round, subjectId }: Mailing): Promise<void> => {
  const notice = await selectToMail(ctx.db, ctx.building._id, noticeId, round, ctx.now)
  if (!notice) return
  await mailAbout(ctx, {
    kind: kindOf(notice.type, round),
    subjectId,
    letter: letterOf(notice, ctx.building),
    to: await selectAddresses(ctx.db, { buildingId: ctx.building._id, noticeId, round }),
    dedupeKey: `notice:${noticeId}:${round}`,
  })
}

/** Inbox rows on notices, worded for those who may still read them; of one that has ended the title remains. */
export const wordNotices: WordRows = async (ctx, buildingId, subjectIds) => {
  const { current } = ctx
  if (!current || !ctx.currentRole) return new Map()
  const reader = {
    buildingId,
    accountId: ctx.account._id,
    role: ctx.currentRole,
    day: localDateOf(ctx.now, current.timeZone),
    now: ctx.now,
    manages: false,
  }
  const found = await selectTitles(ctx.db, reader, subjectIds)
  return new Map(
    found.map(({ subjectId, _id, title, preview, type, audience, ended }) => [
      subjectId,
      {
        title: subjectId === _id ? titled(type, title) : `Corrected: ${titled(type, title)}`,
        text: ended ? 'This notice has expired.' : preview,
        link: ended ? null : noticeKind.page(_id),
        ...outsideOf(audience, current),
      },
    ]),
  )
}
