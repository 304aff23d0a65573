/** People move in: tenants, occupants, an owner's agent, or an owner who comes to live in their unit. */
import { tenantNoticeDueOn, tenantNoticeFor } from '../../../../law/law.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { MoveIn, MoveOutcome, MovePlan } from '../../../../contract/units/moves.ts'
import { newId } from '../../../db/ids.ts'
import { InvalidField } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { holdsOn } from '../rules.ts'
import { readComers, type Named, type Started } from './coming.ts'
import type { Course, Start } from './course.ts'
import { selectStandings, type Tie } from './desk-store.ts'
import { setLease } from './periods-store.ts'
import { plan, record, type Moving } from './recording.ts'
import { doubtfulDay } from './rules.ts'
import { groundOf, notesOf } from './ground.ts'
import { insertDevice, insertPet, insertVehicle } from './things-store.ts'

type Call<B> = { params: { id: string }; body: B }

const refuseFalseDays = ({ startsOn, leaseEndsOn, formKReceivedOn }: MoveIn, today: string): void => {
  const wrongDay = doubtfulDay(startsOn, today)
  if (wrongDay) throw InvalidField('startsOn', wrongDay)
  if (leaseEndsOn !== null && leaseEndsOn < startsOn)
    throw InvalidField('leaseEndsOn', 'The lease can’t end before it starts')
  if (formKReceivedOn !== null && formKReceivedOn > today)
    throw InvalidField('formKReceivedOn', 'Choose the date it was received')
}

const refuseNobodys = ({ people, devices, vehicles }: MoveIn): void => {
  for (const [field, list] of [['devices', devices] as const, ['vehicles', vehicles] as const]) {
    const index = list.findIndex(({ of }) => of >= people.length)
    if (index !== -1) throw InvalidField(`${field}.${index}.of`, 'Choose one of the people moving in')
  }
}

/** Whoever moves in as owner must own the unit on that day; nobody is twice the same in it. */
const ownedBy = ({ people, startsOn }: MoveIn, named: readonly Named[], ties: readonly Tie[]): (Tie | null)[] =>
  people.map(({ role }, index) => {
    const { name, person } = named[index]!
    const tie = ties.find((one) => one.role === role && one.personId === person?.personId && holdsOn(one, startsOn))
    if (role === 'owner') {
      if (!tie) throw InvalidField(`people.${index}.role`, `${name} doesn’t own this unit; record a sale first`)
      if (tie.occupiesUnit) throw InvalidField(`people.${index}.personId`, `${name} already lives here`)
      return tie
    }
    if (tie) throw InvalidField(`people.${index}.personId`, `${name} is already ${role} here`)
    return null
  })

const thingNotes = ({ devices, vehicles, pets }: MoveIn, named: readonly Named[]): string[] => [
  ...devices.map(
    ({ kind, serial, of }) => `${kind[0]!.toUpperCase()}${kind.slice(1)} ${serial} is issued to ${named[of]!.name}.`,
  ),
  ...vehicles.map(({ plate, of }) => `${named[of]!.name}’s vehicle ${plate} is added to the list.`),
  ...pets.map(({ kind, name }) => `${name ? `${name}, a ${kind},` : `A ${kind}`} is added to the list of pets.`),
]

const leaseNotes = (ctx: Moving, { people, startsOn, leaseEndsOn, formKReceivedOn }: MoveIn): string[] => {
  if (!people.some(({ role }) => role === 'tenant')) return []
  const { jurisdiction } = ctx.building
  const form = tenantNoticeFor(jurisdiction, startsOn)?.form
  const dueOn = tenantNoticeDueOn(jurisdiction, startsOn)
  return [
    ...(leaseEndsOn === null ? [] : [`The lease runs until ${formatDate(leaseEndsOn)}.`]),
    ...(form && formKReceivedOn !== null ? [`${form} was received on ${formatDate(formKReceivedOn)}.`] : []),
    ...(form && dueOn && formKReceivedOn === null ? [`${form} is missing; it’s due by ${formatDate(dueOn)}.`] : []),
  ]
}

const course = async (ctx: Moving, { params, body }: Call<MoveIn>): Promise<Course> => {
  const ground = await groundOf(ctx, params.id)
  refuseFalseDays(body, ground.today)
  refuseNobodys(body)
  const { people, startsOn, things, roles, ownAccessEnds } = body
  const named = await readComers(ctx, people, 'people')
  const owned = ownedBy(body, named, ground.ties)
  const starts = people.flatMap((mover, index): Start[] => {
    const { name, email, person } = named[index]!
    const personId = person?.personId ?? null
    const base = { personId, name, email, sharePercent: null, facts: mover }
    return mover.role === 'owner' ? [] : [{ ...base, role: mover.role, occupiesUnit: mover.role !== 'agent' }]
  })
  const ids = named.flatMap(({ person }) => person?.personId ?? [])
  return {
    ...ground,
    kind: 'move_in',
    takesEffectOn: startsOn,
    ends: [],
    starts,
    lives: owned.flatMap((tie) => (tie ? [{ tie, lives: true }] : [])),
    choices: { things, roles, ownAccessEnds },
    notes: [...leaseNotes(ctx, body), ...thingNotes(body, named), ...(await notesOf(ctx, starts))],
    doubts: [],
    people: await selectStandings(ctx.db, ctx.building._id, ids, ground.today),
  }
}

const handOut = async (tx: Moving, made: Course, body: MoveIn, personIds: readonly string[]): Promise<void> => {
  const { _id: unitId } = made.unit
  const buildingId = tx.building._id
  const of = () => ({ id: newId(Date.parse(tx.now)), buildingId, unitId, createdAt: tx.now })
  const note = (action: string, after: Record<string, unknown>) =>
    recordChange(tx, { subject: 'unit', subjectId: unitId, buildingId, action, after })
  for (const { kind, serial, of: index } of body.devices) {
    const device = { kind, serial, personId: personIds[index]!, issuedOn: body.startsOn }
    await insertDevice(tx.db, of(), device)
    await note('device handed out', device)
  }
  for (const { plate, make, model, colour, of: index } of body.vehicles) {
    const looks = { make: make || null, model: model || null, colour: colour || null }
    const vehicle = { plate, ...looks, personId: personIds[index]!, from: body.startsOn }
    await insertVehicle(tx.db, of(), vehicle)
    await note('vehicle added', vehicle)
  }
  for (const { kind, name, breed } of body.pets) {
    const pet = { kind, name: name || null, breed: breed || null, from: body.startsOn }
    await insertPet(tx.db, of(), pet)
    await note('pet added', pet)
  }
}

/** The people of the call by id, in its order, those who are new included. */
const idsOf = ({ people }: MoveIn, started: readonly Started[]): string[] => {
  const rest = [...started]
  return people.map(({ role, personId }) => (role === 'owner' ? personId! : rest.shift()!.personId))
}

/** Says what moving in would bring about. */
export const planMoveIn = (ctx: Moving, call: Call<MoveIn>): Promise<MovePlan> => plan(ctx, (at) => course(at, call))

/** Records who moves in, with what they are handed. Throws 409 with the present state where it has changed meanwhile. */
export const recordMoveIn = (ctx: Moving, call: Call<MoveIn & { planned: string }>): Promise<MoveOutcome> =>
  record(
    ctx,
    (at) => course(at, call),
    call.body.planned,
    async (tx, made, started) => {
      const { leaseEndsOn, formKReceivedOn } = call.body
      for (const { role, tieId } of started)
        if (role === 'tenant') await setLease(tx.db, tx.building._id, tieId, { leaseEndsOn, formKReceivedOn })
      await handOut(tx, made, call.body, idsOf(call.body, started))
      return { noticeIn: formKReceivedOn !== null }
    },
  )
