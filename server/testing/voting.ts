import { voting } from '../../contract/voting.ts'
import { later } from '../../contract/time.ts'
import type { Proposal } from '../../contract/voting/proposal.ts'
import { createAccount } from '../features/accounts/accounts.ts'
import { addMember } from '../features/buildings/buildings.ts'
import { Caller, type Answer } from './caller.ts'
import { castPassword, type Cast } from './cast.ts'
import type { World } from './world.ts'

/** Somebody new on the council of a building, signed in there. */
export const seat = async (
  world: World,
  firstName: string,
  building: keyof Cast['buildings'] = 'harbour',
): Promise<Caller & { accountId: string }> => {
  const email = `${firstName.toLowerCase()}.seat@example.ca`
  const person = { firstName, lastName: 'Seat', email, password: castPassword, emailVerified: true }
  const { _id: accountId } = await createAccount(world.context(), person)
  const buildingId = world.cast.buildings[building]
  await addMember(world.context(), { buildingId, accountId, role: 'council' })
  return Object.assign(await signedIn(world, email, buildingId), { accountId })
}

/** The same browser anew: sessions end when the clock jumps far. */
const signedIn = async (world: World, email: string, buildingId: string): Promise<Caller> => {
  const caller = new Caller(world.app, buildingId)
  await caller.send('POST', '/api/auth/login', { body: { email, password: castPassword } })
  return caller
}

export type Seat = Awaited<ReturnType<typeof seat>>

/** Carla with three more on the council of Harbour View; call `signIn` where the clock may have jumped. */
export const openCouncil = async (world: World) => {
  const seats = { bo: await seat(world, 'Bo'), cy: await seat(world, 'Cy'), di: await seat(world, 'Di') }
  const council = { ...seats, carla: await world.as('carla') }
  const signIn = async () => {
    const { harbour } = world.cast.buildings
    for (const name of ['bo', 'cy', 'di'] as const)
      council[name].cookie = (await signedIn(world, `${name}.seat@example.ca`, harbour)).cookie
    council.carla.cookie = (await world.as('carla')).cookie
  }
  return Object.assign(council, { signIn })
}

/** The proposal's text where nothing else is specified. */
const lamps = { title: 'New lamps for the garage', text: '<p>Forty lamps for 3,900 dollars.</p>' } as const

const byId = ({ _id }: Pick<Proposal, '_id'>) => ({ params: { id: _id } })

export const propose = (who: Caller, more: object = {}, files: File[] = []): Promise<Proposal> =>
  who.call(voting.create, { body: { ...lamps, ...more }, files })

export const again = (who: Caller, proposal: Pick<Proposal, '_id'>): Promise<Proposal> =>
  who.call(voting.get, byId(proposal))

const hourMs = 60 * 60 * 1000

/** Opens the vote on what somebody proposes, for so many hours. */
export const putToVote = async (world: World, who: Caller, more: object = {}, hours = 72): Promise<Proposal> => {
  const made = await propose(who, more)
  const body = { closesAt: later(world.clock.now(), hours * hourMs), version: made.version }
  return who.call(voting.openVoting, { ...byId(made), body })
}

export const tryVote = (
  who: Caller,
  proposal: Pick<Proposal, '_id' | 'textVersion'>,
  choice: string,
): Promise<Answer> => who.try(voting.vote, { ...byId(proposal), body: { choice, textVersion: proposal.textVersion } })

/** Votes, which must be taken. */
export const cast = async (
  who: Caller,
  proposal: Pick<Proposal, '_id' | 'textVersion'>,
  choice: string,
): Promise<Proposal> =>
  who.call(voting.vote, { ...byId(proposal), body: { choice, textVersion: proposal.textVersion } })

export const declare = (who: Caller, proposal: Pick<Proposal, '_id'>, words = 'My brother sells the lamps.') =>
  who.try(voting.declareConflict, { ...byId(proposal), body: { words } })

/** Lets the time of a vote run out, and reads how it ended. */
export const closed = async (world: World, who: Caller, proposal: Proposal): Promise<Proposal> => {
  world.clock.set(proposal.closesAt!)
  return again(who, proposal)
}
