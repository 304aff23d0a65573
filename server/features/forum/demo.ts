/** The forum of the demo, through the verbs, each at its time. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ForumReaction } from '../../../contract/forum/kinds.ts'
import { Role } from '../../../contract/roles.ts'
import { later, type Instant } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { membersOf, permissionsFor } from '../buildings/buildings.ts'
import { residentsOf } from '../units/units.ts'
import { writeComment } from './commenting.ts'
import { harbourPosts } from './demo/harbour-view.ts'
import { seedModeration } from './demo/moderating.ts'
import { pictureOf } from './demo/pictures.ts'
import { prairiePosts } from './demo/prairie-court.ts'
import type { DemoComment, DemoPost, Who } from './demo/story.ts'
import { getPost, listPosts, type Caller } from './reading.ts'
import { answerPoll, markAnswer, markSold, reactToComment, reactToPost, readPost } from './touching.ts'
import { changePost, writePost } from './writing.ts'

type At = (daysAgo: number) => InBuilding
type Person = Pick<Caller, 'account' | 'role' | 'superadmin' | 'permissions'>

const hourMs = 3_600_000
const minuteMs = 60_000
const neighbourCount = 8
/** What is older was read by everybody of the story. */
const readBeforeDays = 3

const emails: Readonly<Partial<Record<Who, string>>> = {
  ...{ manager: 'manager', carla: 'council', priya: 'priya.raman', gordon: 'gordon.leung' },
  ...{ helene: 'helene.fontaine', olivia: 'owner', theo: 'tenant', mia: 'member', ada: 'council.b', ben: 'owner.b' },
}

interface Stage {
  at: At
  people: ReadonlyMap<Who, Person>
  folder: string
}

/** The cast of the building, and one resident who signed up of each further unit. */
const peopleOf = async (at: At): Promise<Stage['people']> => {
  const ctx = at(0)
  const members = await membersOf(ctx.db, ctx.building._id, Role.options, ctx.now)
  const roles = new Map(members.map(({ accountId, role }) => [accountId, role]))
  const people = new Map<Who, Person>()
  const add = async (who: Who, email: string): Promise<boolean> => {
    const account = await findAccountByEmail(ctx.db, email)
    const role = account && roles.get(account._id)
    const isNew = account && [...people.values()].every((one) => one.account._id !== account._id)
    if (!role || !isNew) return false
    people.set(who, { account, role, superadmin: false, permissions: permissionsFor(role, {}) })
    return true
  }
  for (const [who, email] of Object.entries(emails)) await add(who as Who, `${email}@parapet.example`)
  let place = 1
  for (const { email } of await residentsOf(at(60), { audience: 'all' }))
    if (place <= neighbourCount && email && (await add(`neighbour ${place}`, email))) place++
  return people
}

const by = ({ at, people }: Stage, who: Who, now: Instant): Caller => {
  const person = people.get(who)
  if (!person) throw new Error(`${who} isn’t part of the demo forum.`)
  return { ...at(0), ...person, now }
}

const htmlOf = ({ people }: Stage, paragraphs: readonly string[]): string =>
  paragraphs
    .map((words) =>
      words.replaceAll(/@([a-z]+)/g, (whole, who: Who) => {
        const account = people.get(who)?.account
        return account ? `<a href="/user/${account._id}">@${account.firstName} ${account.lastName}</a>` : whole
      }),
    )
    .map((words) => `<p>${words}</p>`)
    .join('')

type Reactions = DemoPost['reactions']
const reactionsOf = (reactions: Reactions = {}): [ForumReaction, Who][] =>
  Object.entries(reactions).flatMap(([reaction, people]) =>
    people.map((who): [ForumReaction, Who] => [reaction as ForumReaction, who]),
  )

const seedComment = async (
  stage: Stage,
  { params, since, said }: { params: { id: string }; since: Instant; said: readonly string[] },
  one: DemoComment,
): Promise<string> => {
  const now = later(since, one.after * hourMs)
  const as = by(stage, one.by, now)
  const files = one.picture ? [await pictureOf(one.picture, stage.folder)] : []
  const body = {
    body: htmlOf(stage, [one.says]),
    parentId: one.to === undefined ? null : said[one.to]!,
    quoteId: one.quotes === undefined ? null : said[one.quotes]!,
    official: one.official ?? false,
  }
  const { _id: id } = await writeComment(as, { params, body, files })
  for (const [reaction, who] of reactionsOf(one.reactions))
    await reactToComment(by(stage, who, later(now, 20 * minuteMs)), { params: { id }, body: { reaction } })
  return id
}

const seedPost = async (stage: Stage, one: DemoPost): Promise<void> => {
  const since = stage.at(one.daysAgo).now
  const author = (hours: number) => by(stage, one.by, later(since, hours * hourMs))
  const { poll } = one
  const body = {
    category: one.in,
    title: one.title,
    body: htmlOf(stage, one.says),
    priceCents: one.priceCents ?? null,
    poll: poll
      ? {
          choices: [...poll.choices],
          closesAt: poll.days === undefined ? null : later(since, poll.days * 24 * hourMs),
        }
      : null,
    official: one.official ?? false,
  }
  const files = await Promise.all((one.pictures ?? []).map((scene) => pictureOf(scene, stage.folder)))
  const post = await writePost(author(0), { body, files })
  const params = { id: post._id }
  for (const [who, choice] of poll?.answers ?? [])
    await answerPoll(by(stage, who, later(since, 2 * hourMs)), {
      params,
      body: { choiceId: post.poll!.choices[choice]!._id },
    })
  for (const [reaction, who] of reactionsOf(one.reactions))
    await reactToPost(by(stage, who, later(since, hourMs)), { params, body: { reaction } })
  const said: string[] = []
  for (const comment of one.comments ?? []) {
    said.push(await seedComment(stage, { params, since, said }, comment))
    if (comment.answers) await markAnswer(author(comment.after + 1), { params, body: { commentId: said.at(-1)! } })
  }
  if (one.soldAfter !== undefined) await markSold(author(one.soldAfter), { params, body: { sold: true } })
  if (one.changed) {
    const as = author(one.changed.after)
    const { version } = await getPost(as, { params })
    const change = { body: htmlOf(stage, one.changed.says), removeAttachmentIds: [], version }
    await changePost(as, { params, body: change, files: [] })
  }
}

/** Whoever plays in the story has read what is older than a few days. */
const lookBack = async (stage: Stage): Promise<void> => {
  const { now } = stage.at(readBeforeDays)
  for (const who of stage.people.keys()) {
    const as = by(stage, who, now)
    const { items } = await listPosts(as, { query: { limit: 100 } })
    for (const { _id: id, lastAt } of items) if (lastAt <= now) await readPost(as, { params: { id } })
  }
}

/** Fills the forum of a building of the demo. */
export const seedForum: SeedDemo = async (at, which) => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-forum-'))
  try {
    const stage = { at, people: await peopleOf(at), folder }
    for (const post of which === 'harbour' ? harbourPosts : prairiePosts) await seedPost(stage, post)
    if (which === 'harbour') await seedModeration((who, daysAgo) => by(stage, who, at(daysAgo).now))
    await lookBack(stage)
  } finally {
    await rm(folder, { recursive: true })
  }
}
