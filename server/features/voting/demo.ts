/** What is decided and asked in the demo, through the verbs: Carla has a proposal to vote on, and owners have a poll. */
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { ratifyBefore, seedMeetings } from './decisions/demo.ts'
import { harbourView } from './demo/harbour-view.ts'
import { prairieCourt } from './demo/prairie-court.ts'
import { seedPolls } from './polls/demo.ts'
import { play, type By, type Member } from './demo/story.ts'

const emails: Readonly<Record<Member, string>> = {
  carla: 'council@parapet.example',
  gordon: 'gordon.leung@parapet.example',
  priya: 'priya.raman@parapet.example',
  helene: 'helene.fontaine@parapet.example',
  ada: 'council.b@parapet.example',
}

const proposalsOf = { harbour: harbourView, prairie: prairieCourt } as const

/** Has the council of a demo building decide what it has decided. */
export const seedVoting: SeedDemo = async (at, building) => {
  const accounts = new Map<string, NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>>()
  for (const [who, email] of Object.entries(emails)) accounts.set(who, (await findAccountByEmail(at(0).db, email))!)
  const by: By = (who, daysAgo) => ({ ...at(daysAgo), account: accounts.get(who)! })
  await seedMeetings(by, building)
  for (const one of proposalsOf[building]) await play(by, at, one)
  await ratifyBefore(by, building)
  await seedPolls(at, building)
}
