import type { Buyer, MoveInFacts } from '../../contract/units/move-facts.ts'
import type { MoveChoices, MoveDesk, MoveOutcome } from '../../contract/units/moves.ts'
import { units } from '../../contract/units.ts'
import type { z } from 'zod'
import type { Answer, Caller } from './caller.ts'
import type { World } from './world.ts'

/** The unit with this number, as it stands for recording a sale or a move. */
export const deskOf = async (who: Caller, unitNumber: string): Promise<MoveDesk> => {
  const { items } = await who.call(units.list, { query: { limit: 100 } })
  const found = items.find((unit) => unit.unitNumber === unitNumber)
  if (!found) throw new Error(`There is no unit ${unitNumber}.`)
  return who.call(units.desk, { params: { id: found._id } })
}

/** The tie of a person to the unit of a desk. */
export const tieOf = ({ ties }: MoveDesk, name: string, role?: string): string => {
  const found = ties.find((tie) => tie.name === name && (role === undefined || tie.role === role))
  if (!found) throw new Error(`${name} is not tied to this unit.`)
  return found._id
}

/** Somebody new who buys. */
export const newBuyer: z.input<typeof Buyer> = {
  firstName: 'Noor',
  lastName: 'Nakamura',
  email: 'noor.nakamura@mail.example',
}

interface SaleOf {
  unitNumber: string
  on: string
  sellers: readonly string[]
  buyers?: z.input<typeof Buyer>[]
  ending?: readonly string[]
  choices?: Partial<z.input<typeof MoveChoices>>
}

/** Plans a sale and tries to record it as it was planned. */
export const trySale = async (who: Caller, sale: SaleOf): Promise<Answer> => {
  const { unitNumber, on, sellers, buyers = [newBuyer], ending = [], choices = {} } = sale
  const desk = await deskOf(who, unitNumber)
  const params = { id: desk.unit._id }
  const body = {
    completesOn: on,
    sellerIds: sellers.map((name) => tieOf(desk, name, 'owner')),
    endingIds: ending.map((name) => tieOf(desk, name)),
    buyers,
    ...choices,
  }
  const planned = await who.try(units.planSale, { params, body })
  if (planned.status !== 200) return planned
  return who.try(units.recordSale, { params, body: { ...body, planned: planned.body.data.planned } })
}

/** Records a sale that must succeed. */
export const sell = async (who: Caller, sale: SaleOf): Promise<MoveOutcome> => {
  const { status, text, body } = await trySale(who, sale)
  if (status !== 200) throw new Error(text)
  return body.data as MoveOutcome
}

interface MoveOutOf {
  unitNumber: string
  lastDay: string
  leavers: readonly string[]
  forwarding?: { mailingAddress: string; mailingCity?: string }
  choices?: Partial<z.input<typeof MoveChoices>>
}

/** Records who moves out. */
export const letOut = async (who: Caller, { unitNumber, lastDay, leavers, forwarding, choices }: MoveOutOf) => {
  const desk = await deskOf(who, unitNumber)
  const params = { id: desk.unit._id }
  const tieIds = leavers.map((name) => tieOf(desk, name))
  const body = { lastDay, tieIds, ...(forwarding && { forwarding }), ...choices }
  const { planned } = await who.call(units.planMoveOut, { params, body })
  return who.call(units.recordMoveOut, { params, body: { ...body, planned } })
}

/** Plans a move in and tries to record it as it was planned. */
export const tryMoveIn = async (
  who: Caller,
  unitNumber: string,
  facts: z.input<typeof MoveInFacts>,
): Promise<Answer> => {
  const { unit } = await deskOf(who, unitNumber)
  const params = { id: unit._id }
  const planned = await who.try(units.planMoveIn, { params, body: facts })
  if (planned.status !== 200) return planned
  return who.try(units.recordMoveIn, { params, body: { ...facts, planned: planned.body.data.planned } })
}

/** Records a move in that must succeed. */
export const letIn = async (who: Caller, unitNumber: string, facts: z.input<typeof MoveInFacts>) => {
  const { status, text, body } = await tryMoveIn(who, unitNumber, facts)
  if (status !== 200) throw new Error(text)
  return body.data as MoveOutcome
}

/** The roles that accounts have in a building now, by their e-mail. */
export const rolesIn = async (world: World, buildingId: string): Promise<Record<string, string>> => {
  const { rows } = await world.connection.pool.query<{ email: string; role: string }>(
    `select a.email, m.role from memberships m join accounts a on a.id = m.account_id
     where m.building_id = $1 and m.ended_at is null`,
    [buildingId],
  )
  return Object.fromEntries(rows.map(({ email, role }) => [email, role]))
}
