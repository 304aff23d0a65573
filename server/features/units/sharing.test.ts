import { describe, expect, test } from 'vitest'
import type { Role } from '../../../contract/roles.ts'
import { nothingShared, sightOf, unitsInCommon, viewerOf, type Seen, type Sight, type Viewer } from './sharing.ts'

const resident: Seen = { ...nothingShared, isResident: true, role: 'owner' }
const open: Seen = { ...resident, isListed: true, sharesEmail: true, sharesPhone: true }

const everything: Sight = { name: true, units: 'all', email: true, phone: true, picture: true, office: true }
const listed: Sight = { name: true, units: 'all', email: false, phone: false, picture: true, office: false }
const shared: Sight = { name: true, units: 'shared', email: false, phone: false, picture: false, office: false }
const office: Sight = { name: true, units: 'none', email: false, phone: false, picture: false, office: true }

test.each([
  ['an owner knows the tenant', 'owner', 'tenant', true],
  ['an owner knows the other owner', 'owner', 'owner', true],
  ['a tenant does not know the owner', 'tenant', 'owner', false],
  ['an occupant does not know the owner', 'occupant', 'owner', false],
  ['a tenant knows the other tenant', 'tenant', 'tenant', true],
  ['a tenant knows the occupant', 'tenant', 'occupant', true],
  ['nobody knows the agent', 'owner', 'agent', false],
  ['an agent knows nobody', 'agent', 'tenant', false],
] as const)('in one unit %s', (_case, viewer, other, known) => {
  const units = unitsInCommon(
    [{ unitId: '305', role: viewer }],
    [
      { unitId: '305', role: other },
      { unitId: '703', role: other },
    ],
  )
  expect([...units]).toEqual(known ? ['305'] : [])
})

describe('as what somebody looks', () => {
  const as = (role: Role, more: { superadmin?: boolean; isSelf?: boolean; sharesUnit?: boolean } = {}) =>
    viewerOf({ role, superadmin: false, isSelf: false, sharesUnit: false, ...more })
  test.each<[Viewer, Viewer]>([
    ['manager', as('council')],
    ['manager', as('management', { isSelf: true, sharesUnit: true })],
    ['manager', as('management', { superadmin: true })],
    ['self', as('tenant', { isSelf: true, sharesUnit: true })],
    ['self', as('visitor', { isSelf: true })],
    ['household', as('tenant', { sharesUnit: true })],
    ['visitor', as('visitor', { sharesUnit: true })],
    ['neighbour', as('owner')],
    ['neighbour', as('member')],
  ])('%s', (expected, viewer) => expect(viewer).toBe(expected))
})

describe('what is seen', () => {
  test.each<[string, Partial<Seen>, Viewer, Sight | null]>([
    ['all, by managers, whatever was chosen', resident, 'manager', everything],
    ['all, by managers, of a protected person', { ...open, isProtected: true }, 'manager', everything],
    ['all, by managers, of somebody who left', { ...open, isResident: false }, 'manager', everything],
    ['all, by the person', { ...resident, isProtected: true }, 'self', everything],

    ['nothing unless somebody says so', resident, 'neighbour', null],
    ['nothing where only the e-mail is shared', { ...resident, sharesEmail: true }, 'neighbour', null],
    ['nothing where only the phone is shared', { ...resident, sharesPhone: true }, 'neighbour', null],
    ['name, unit and picture of who is listed', { ...resident, isListed: true }, 'neighbour', listed],
    ['the e-mail too', { ...open, sharesPhone: false }, 'neighbour', { ...listed, email: true }],
    ['the phone too', { ...open, sharesEmail: false }, 'neighbour', { ...listed, phone: true }],
    ['nothing of a protected person', { ...open, isProtected: true }, 'neighbour', null],
    ['nothing of somebody who left', { ...open, isResident: false }, 'neighbour', null],

    ['the unit that both share', resident, 'household', shared],
    ['no contact in the same unit either', { ...resident, sharesEmail: true, sharesPhone: true }, 'household', shared],
    ['all that is listed, in the same unit too', open, 'household', { ...listed, email: true, phone: true }],
    ['nothing of a protected person in the same unit', { ...open, isProtected: true }, 'household', null],
    ['nothing of who left the unit', { ...open, isResident: false }, 'household', null],

    ['the name of council', { ...resident, role: 'council' }, 'neighbour', office],
    ['the name of management', { isResident: false, role: 'management' }, 'neighbour', office],
    ['council of the same unit', { ...resident, role: 'council' }, 'household', { ...shared, office: true }],
    ['what a council member shares', { ...open, role: 'council' }, 'neighbour', { ...everything }],
    ['no contact of an unlisted council member', { ...open, isListed: false, role: 'council' }, 'neighbour', office],
    ['no protected council member', { ...open, role: 'council', isProtected: true }, 'neighbour', null],
    ['nobody without a role or a listing', { role: null }, 'neighbour', null],

    ['nobody by a visitor', open, 'visitor', null],
    ['no council by a visitor', { ...open, role: 'council' }, 'visitor', null],
  ])('%s', (_case, seen, viewer, expected) => expect(sightOf({ ...resident, ...seen }, viewer)).toEqual(expected))
})
