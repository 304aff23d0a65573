import { expect, test } from 'vitest'
import type { TicketChange } from '../../../../../contract/tickets/bodies.ts'
import type { Ticket } from '../../../../../contract/tickets/ticket.ts'
import { differences } from './differences.ts'

const mine: TicketChange = {
  title: 'Gate stays open',
  category: 'garage',
  place: 'common',
  unitId: null,
  placeWords: 'P1',
  priority: 'normal',
  version: 3,
}
const theirs = { ...mine, unit: null, status: 'assigned', version: 4 } as unknown as Ticket
const unit = { _id: '01990000-0000-7000-8000-000000000001', unitNumber: '305' }

test.each([
  [{}, []],
  [{ title: 'Gate is stuck' }, ['title: Gate is stuck']],
  [{ category: 'security', priority: 'high' }, ['about: Security and intercom', 'priority: High']],
  [{ placeWords: 'Lane' }, ['where: Common property, Lane']],
  [{ place: 'limited', unit, placeWords: '' }, ['where: Limited common property of unit 305']],
] as const)('where theirs has %j, that is said besides the state', (more, lines) => {
  expect(differences({ ...theirs, ...more }, mine)).toEqual(['state: Assigned', ...lines])
})
