/** What the platform's staff do for somebody who cannot sign in: they find them, and help with a reason. */
import type { FoundPeople, FoundPerson, PeopleSearch } from '../../../../contract/admin/people.ts'
import type { StaffReason } from '../../../../contract/admin/reason.ts'
import { peopleFoundMost } from '../../../../contract/limits/platform.ts'
import type { SignedIn } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, NotFound } from '../../../http/errors.ts'
import { standingEnded } from '../../../platform/events.ts'
import { recordChange } from '../../audit/audit.ts'
import { secondFactorOf, waitsOf } from '../attempts.ts'
import { proveAddress } from '../email-link.ts'
import { mailPasswordLinkByStaff, tellSignedOutByStaff } from '../messages.ts'
import { issuePasswordLink } from '../password-link.ts'
import { removeSecondFactor } from '../second-factor/lost-factor.ts'
import { endAllSessions } from '../session-store.ts'
import { helpFor, soughtBy } from './rules.ts'
import { selectPeople, selectPerson, type StoredPerson } from './store.ts'

const latest = (...moments: (string | undefined)[]): string | null =>
  moments
    .filter((moment) => moment !== undefined)
    .toSorted()
    .at(-1) ?? null

/** With until when they wait and what may be done for them: one more statement, however many they are. */
const shown = async (ctx: SignedIn, people: readonly StoredPerson[]): Promise<FoundPerson[]> => {
  const waits = await waitsOf(
    ctx,
    people.flatMap(({ _id, email }) => [email, secondFactorOf(_id)]),
  )
  return people.map((person) => ({
    ...person,
    waitsUntil: latest(waits.get(person.email), waits.get(secondFactorOf(person._id))),
    can: helpFor(person),
  }))
}

/**
 * People by name, the beginning of an e-mail address, or digits of a phone number. That somebody searched and for what
 * stands in their own history before anything is answered; the words stand among the values, which can be erased.
 */
export const findPeople = (ctx: SignedIn, { body: { words } }: { body: PeopleSearch }): Promise<FoundPeople> =>
  inTransaction(ctx, async (tx) => {
    const found = await selectPeople(tx.db, soughtBy(words), tx.now)
    const people = await shown(tx, found.slice(0, peopleFoundMost))
    await recordChange(tx, {
      subject: 'account',
      subjectId: tx.account._id,
      buildingId: null,
      action: 'people searched',
      after: { words, found: people.length },
    })
    return { people, more: found.length > peopleFoundMost }
  })

type Input = { params: { id: string }; body: StaffReason }

const find = async (tx: SignedIn, id: string): Promise<FoundPerson> => {
  const person = await selectPerson(tx.db, id, tx.now)
  if (!person) throw NotFound()
  return (await shown(tx, [person]))[0]!
}

const notOpen = () =>
  Conflict('This can’t be done for this account, or no longer applies. Search again to see its current status.')

/** Helps somebody where that is open, records it in their history with the reason, and answers how they stand then. */
const help =
  (what: keyof FoundPerson['can'], action: string, work: (tx: SignedIn, person: FoundPerson) => Promise<unknown>) =>
  (ctx: SignedIn, { params: { id }, body: { reason } }: Input): Promise<FoundPerson> =>
    inTransaction(ctx, async (tx) => {
      const person = await find(tx, id)
      if (!person.can[what]) throw notOpen()
      const note = { subject: 'account', subjectId: id, buildingId: null } as const
      await recordChange(tx, { ...note, action, after: { reason } })
      await work(tx, person)
      return find(tx, id)
    })

/** Mails the link; it goes to the account's own address, and staff never see it. */
export const mailPasswordLink = help('sendPasswordLink', 'password link sent by staff', async (tx, person) =>
  mailPasswordLinkByStaff(tx, person, await issuePasswordLink(tx, person._id)),
)

export const mailVerification = help('resendVerification', 'confirmation sent by staff', (tx, { _id }) =>
  proveAddress(tx, _id),
)

/** Ends every session, and tells the person. */
export const signOutPerson = help('signOut', 'signed out by staff', async (tx, person) => {
  await endAllSessions(tx.db, person._id, tx.now)
  if (person.verified) await tellSignedOutByStaff(tx, person)
  tx.afterCommit(() => tx.events.publish(standingEnded(person._id)))
})

/** For somebody who has lost all of it, where staff have made sure that it is they. */
export const removePersonsSecondFactor = help(
  'removeSecondFactor',
  'second factor taken away by staff',
  async (tx, { _id }) => {
    if (!(await removeSecondFactor(tx, _id))) throw notOpen()
  },
)
