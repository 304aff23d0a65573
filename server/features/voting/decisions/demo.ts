/** The register of the demo: what meetings decided, and one decision between meetings that a meeting has ratified. */
import { addDays, localDateOf } from '../../../../contract/time.ts'
import { DecisionDraft } from '../../../../contract/voting/decisions.ts'
import type { By, Member } from '../demo/story.ts'
import { ratifyDecisions } from './ratifying.ts'
import { listDecisions, type Reading } from './reading.ts'
import { writeDecision } from './writing.ts'

interface DemoDecision {
  title: string
  wording: string
  outcome: 'passed' | 'failed' | 'tied'
  /** For, against, abstained. */
  votes: readonly [number, number, number]
}

interface DemoMeeting {
  by: Member
  daysAgo: number
  decisions: readonly DemoDecision[]
}

const harbourMeetings: readonly DemoMeeting[] = [
  {
    by: 'priya',
    daysAgo: 48,
    decisions: [
      {
        title: 'Signing authority',
        wording:
          '<p>That the president and treasurer jointly sign cheques and contracts, and that the secretary sign in place of either when one is away.</p>',
        outcome: 'passed',
        votes: [4, 0, 0],
      },
      {
        title: 'Intercom repair',
        wording:
          '<p>That Brightside Electric be hired to repair the front door intercom for up to <strong>$1,850</strong>, taxes included, from the operating fund.</p>',
        outcome: 'passed',
        votes: [3, 0, 1],
      },
      {
        title: 'New cleaning days',
        wording: '<p>That the lobby be cleaned on Tuesdays and Fridays instead of Mondays and Thursdays.</p>',
        outcome: 'failed',
        votes: [1, 3, 0],
      },
    ],
  },
]

const prairieMeetings: readonly DemoMeeting[] = [
  {
    by: 'ada',
    daysAgo: 40,
    decisions: [
      {
        title: 'Insurance renewal',
        wording: '<p>That the building’s insurance be renewed on the broker’s second quote.</p>',
        outcome: 'passed',
        votes: [1, 0, 0],
      },
    ],
  },
]

const meetingsOf = { harbour: harbourMeetings, prairie: prairieMeetings } as const

const seated = (by: By, who: Member, daysAgo: number): Reading => ({
  ...by(who, daysAgo),
  role: 'council',
  superadmin: false,
})

/** Writes down what the meetings of a demo building decided, each the day after. */
export const seedMeetings = async (by: By, which: keyof typeof meetingsOf): Promise<void> => {
  for (const { by: who, daysAgo, decisions } of meetingsOf[which]) {
    const ctx = seated(by, who, daysAgo - 1)
    const decidedOn = addDays(localDateOf(ctx.now, ctx.building.timeZone), -1)
    for (const { votes, ...decision } of decisions) {
      const [votesFor, votesAgainst, votesAbstained] = votes
      const body = DecisionDraft.parse({ ...decision, decidedOn, votesFor, votesAgainst, votesAbstained })
      await writeDecision(ctx, { body })
    }
  }
}

const meetingDaysAgo = 20

/** A meeting in Harbour View has ratified what passed before it; what passed since waits for the next one. */
export const ratifyBefore = async (by: By, which: keyof typeof meetingsOf): Promise<void> => {
  if (which === 'prairie') return
  const ctx = seated(by, 'priya', meetingDaysAgo)
  const meetingOn = localDateOf(ctx.now, ctx.building.timeZone)
  const { items } = await listDecisions(ctx, { query: { ratified: 'awaits', limit: 100 } })
  const decisionIds = items.filter(({ decidedOn }) => decidedOn < meetingOn).map(({ _id }) => _id)
  const minutes = 'Council ratified the decisions made between meetings since the last meeting. Carried, all in favour.'
  await ratifyDecisions(ctx, { body: { decisionIds, meetingOn, minutes } })
}
