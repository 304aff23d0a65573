/** What was moderated in the demo's forum: a post that is hidden, one that is locked, a report that waits. */
import type { Instant } from '../../../../contract/time.ts'
import { writeComment } from '../commenting.ts'
import { hidePost } from '../moderation/hiding.ts'
import { lockPost, movePost, pinPost } from '../moderation/keeping.ts'
import { reportComment, reportPost } from '../moderation/reporting.ts'
import { listPosts, type Caller } from '../reading.ts'
import { changeMe } from '../settings/me.ts'
import { writePost } from '../writing.ts'
import type { Who } from './story.ts'

type As = (who: Who, daysAgo: number) => Caller & { now: Instant }

const write = async (as: Caller, category: string, title: string, words: string): Promise<string> => {
  const body = { category, title, body: `<p>${words}</p>`, priceCents: null, poll: null, official: false }
  return (await writePost(as, { body, files: [] }))._id
}

/** Somebody is named in anger: two report it, and council hides it with a reason. */
const hideAnger = async (as: As): Promise<void> => {
  const words = 'The people in 1104 never take their boxes to recycling. Someone should dump them at their door.'
  const id = await write(as('neighbour 6', 33), 'general', 'Boxes in the hallway, again', words)
  const params = { id }
  await reportPost(as('neighbour 1', 32), { params, body: { reason: 'private', words: '' } })
  await reportPost(as('mia', 32), {
    params,
    body: { reason: 'rude', words: 'This turns neighbours against each other.' },
  })
  const said = 'Please don’t name a unit. If you edit it, we’ll restore it.'
  await hidePost(as('carla', 32), { params, body: { reason: 'private', words: said } })
}

/** What was asked in the wrong place is moved, and closed once it is settled. */
const moveAndLock = async (as: As): Promise<void> => {
  const id = await write(
    as('neighbour 4', 27),
    'general',
    'When are the windows getting washed?',
    'Before the holidays, I hope?',
  )
  const params = { id }
  await movePost(as('manager', 26), { params, body: { category: 'questions', words: 'It’s a question.' } })
  const answer = {
    body: '<p>On December 8 and 9, starting from the top.</p>',
    parentId: null,
    quoteId: null,
    official: true,
  }
  await writeComment(as('manager', 26), { params, body: answer, files: [] })
  await lockPost(as('manager', 20), {
    params,
    body: { locked: true, words: 'The dates are set. Please see the announcement.' },
  })
}

/** A comment that somebody reported waits for a look. */
const reportOpenly = async (as: As): Promise<void> => {
  const id = await write(
    as('neighbour 3', 2),
    'general',
    'Music after 11',
    'Could we agree on no music after 11 on weekdays?',
  )
  const body = { body: '<p>Buy some earplugs, or a house.</p>', parentId: null, quoteId: null, official: false }
  const { _id } = await writeComment(as('neighbour 8', 1.6), { params: { id }, body, files: [] })
  const report = { reason: 'rude', words: 'That’s no way to talk to a neighbour.' } as const
  await reportComment(as('neighbour 3', 1.2), { params: { id: _id }, body: report })
}

/** Moderates the forum of Harbour View; some show their unit beside what they write. */
export const seedModeration = async (as: As): Promise<void> => {
  await hideAnger(as)
  await moveAndLock(as)
  await reportOpenly(as)
  const { items } = await listPosts(as('manager', 1), { query: { limit: 100 } })
  const welcome = items.find(({ title }) => title === 'Welcome to our forum')
  if (welcome) await pinPost(as('manager', 1), { params: { id: welcome._id }, body: { pinned: true } })
  for (const who of ['olivia', 'neighbour 2', 'neighbour 3'] as const)
    await changeMe(as(who, 150), { body: { showsUnit: true } })
}
