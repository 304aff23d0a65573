/** People move out: tenancies end with their last day, and owners who lived there stay owners. */
import { addDays } from '../../../../contract/time.ts'
import type { MailingAddress } from '../../../../contract/units/roster-person.ts'
import type { MoveOut, MoveOutcome, MovePlan } from '../../../../contract/units/moves.ts'
import { InvalidField } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { leaversOf, type Course } from './course.ts'
import { selectStandings } from './desk-store.ts'
import { setMailingAddress } from './periods-store.ts'
import { plan, record, type Moving } from './recording.ts'
import { doubtfulDay } from './rules.ts'
import { groundOf, tiesNamed } from './ground.ts'
import { joined } from './words.ts'

type Call<B> = { params: { id: string }; body: B }

const isAddress = (address: MailingAddress | null): address is MailingAddress => Boolean(address?.mailingAddress)

const noteOf = (address: MailingAddress, names: readonly string[]): string => {
  const { mailingAddress, mailingCity, mailingProvince, mailingPostalCode, mailingCountry } = address
  const place = [mailingAddress, mailingCity, mailingProvince, mailingPostalCode, mailingCountry].filter(Boolean)
  return `Mail for ${joined(names)} goes to ${place.join(', ')} from now on.`
}

const course = async (ctx: Moving, { params, body }: Call<MoveOut>): Promise<Course> => {
  const { lastDay, tieIds, forwarding, things, roles, ownAccessEnds } = body
  const ground = await groundOf(ctx, params.id)
  const wrongDay = doubtfulDay(lastDay, ground.today)
  if (wrongDay) throw InvalidField('lastDay', wrongDay)
  const chosen = await tiesNamed(ctx, ground, tieIds, lastDay)
  const ends = chosen.filter(({ role }) => role !== 'owner')
  const owners = chosen.filter(({ role }) => role === 'owner')
  const elsewhere = owners.find(({ occupiesUnit }) => !occupiesUnit)
  if (elsewhere) throw InvalidField('tieIds', `${elsewhere.name} doesn’t live in this unit`)
  const names = [...new Set(chosen.map(({ name }) => name))]
  return {
    ...ground,
    kind: 'move_out',
    takesEffectOn: addDays(lastDay, 1),
    ends,
    starts: [],
    lives: owners.map((tie) => ({ tie, lives: false })),
    choices: { things, roles, ownAccessEnds },
    notes: isAddress(forwarding) ? [noteOf(forwarding, names)] : [],
    doubts: [],
    people: await selectStandings(
      ctx.db,
      ctx.building._id,
      chosen.map(({ personId }) => personId),
      ground.today,
    ),
  }
}

const forward = async (tx: Moving, made: Course, address: MailingAddress): Promise<void> => {
  for (const personId of leaversOf(made)) {
    await setMailingAddress(tx.db, tx.building._id, personId, address)
    await recordChange(tx, {
      subject: 'person',
      subjectId: personId,
      buildingId: tx.building._id,
      action: 'mail forwarded',
      after: { ...address },
    })
  }
}

/** Says what moving out would bring about. */
export const planMoveOut = (ctx: Moving, call: Call<MoveOut>): Promise<MovePlan> => plan(ctx, (at) => course(at, call))

/** Records who moves out, and where their mail goes. Throws 409 with the present state where it has changed meanwhile. */
export const recordMoveOut = (ctx: Moving, call: Call<MoveOut & { planned: string }>): Promise<MoveOutcome> =>
  record(
    ctx,
    (at) => course(at, call),
    call.body.planned,
    async (tx, made) => {
      const { forwarding } = call.body
      if (isAddress(forwarding)) await forward(tx, made, forwarding)
      return { noticeIn: true }
    },
  )
