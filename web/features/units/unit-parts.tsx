import { Anchor, Stack } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { LocalDate } from '../../../contract/time.ts'
import type { LinkRole } from '../../../contract/units/link-role.ts'
import type { Unit } from '../../../contract/units/story.ts'
import { UnitMortgagees } from '../mortgagees/mortgagees.ts'
import { EarlierPeople } from './people/earlier-people.tsx'
import { PeopleSection } from './people/people-section.tsx'
import { sharesWords } from './people/tie-words.ts'
import { AlterationsSection } from './records/alterations-section.tsx'
import { DevicesSection } from './records/devices-section.tsx'
import { InsuranceSection } from './records/insurance-section.tsx'
import { PetsSection } from './records/pets-section.tsx'
import { UnitSection } from './records/record-section.tsx'
import { SpacesSection } from './records/spaces-section.tsx'
import { VehiclesSection } from './records/vehicles-section.tsx'
import { UnitFacts } from './unit-facts.tsx'
import { UnitHistory } from './unit-history.tsx'
import { UnitPanelSection } from './unit-panels.tsx'
import classes from './unit-screen.module.css'

interface Part {
  id: string
  title: string
  content: ReactNode
}

/** The parts of a unit that came, under a menu that leads to each. */
export function UnitParts({ unit, today }: { unit: Unit; today: LocalDate }) {
  const { hash } = useLocation()
  // The part that the address names is there only now.
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash])
  const parts = [...people(unit, today), ...belongings(unit), ...rest(unit)]
  return (
    <div className={classes['columns']}>
      <nav aria-label="On this page" className={classes['menu']}>
        {parts.map(({ id, title }) => (
          <Anchor key={id} component={Link} to={`#${id}`} underline="hover">
            {title}
          </Anchor>
        ))}
      </nav>
      <Stack gap="md" miw={0}>
        {parts.map(({ id, content }) => (
          <div key={id}>{content}</div>
        ))}
      </Stack>
    </div>
  )
}

const part = (id: string, title: string, content: ReactNode): Part => ({ id, title, content })

const people = (unit: Unit, today: LocalDate): Part[] => {
  const as = (...roles: LinkRole[]) => unit.links.filter(({ role }) => roles.includes(role))
  const owners = as('owner')
  const ownersNow = owners.filter(({ from }) => (from ?? '') <= today)
  const { eyes } = unit
  const seesOwners = eyes !== 'resident'
  const common = { unit, today }
  return [
    ...(seesOwners
      ? [
          part(
            'owners',
            'Owners',
            <PeopleSection
              {...common}
              id="owners"
              title="Owners"
              links={owners}
              empty="No owner on record. Record a sale, or add the owner."
              doubt={eyes === 'agent' ? null : sharesWords(ownersNow)}
              add={{ role: 'owner', words: 'Add a co-owner' }}
            />,
          ),
        ]
      : []),
    part(
      'residents',
      'Tenants and occupants',
      <PeopleSection
        {...common}
        id="residents"
        title="Tenants and occupants"
        links={as('tenant', 'occupant')}
        empty={
          unit.can.edit
            ? 'No tenants or occupants. Move a tenant in, or add anyone else who lives here.'
            : 'No tenants or occupants.'
        }
        add={{ role: 'occupant', words: 'Add an occupant' }}
      />,
    ),
    ...(unit.can.edit || as('agent').length > 0
      ? [
          part(
            'agents',
            'Agents',
            <PeopleSection
              {...common}
              id="agents"
              title="Agents"
              links={as('agent')}
              empty="No one acts for the owners."
              add={{ role: 'agent', words: 'Add an agent' }}
            />,
          ),
        ]
      : []),
    ...(unit.hasEarlier ? [part('earlier', 'Past owners and tenants', <EarlierPeople {...common} />)] : []),
  ]
}

const belongings = (unit: Unit): Part[] => [
  part('facts', 'Unit details', <UnitFacts unit={unit} />),
  part('spaces', 'Parking and storage', <SpacesSection unit={unit} />),
  ...(unit.vehicles ? [part('vehicles', 'Vehicles', <VehiclesSection unit={unit} vehicles={unit.vehicles} />)] : []),
  ...(unit.devices ? [part('devices', 'Fobs and keys', <DevicesSection unit={unit} devices={unit.devices} />)] : []),
  ...(unit.pets ? [part('pets', 'Pets', <PetsSection unit={unit} pets={unit.pets} />)] : []),
  ...(unit.insurance
    ? [part('insurance', 'Insurance', <InsuranceSection unit={unit} insurance={unit.insurance} />)]
    : []),
  ...(unit.alterations
    ? [part('alterations', 'Approved alterations', <AlterationsSection unit={unit} alterations={unit.alterations} />)]
    : []),
  ...(unit.can.edit
    ? [
        part(
          'mortgagees',
          'Mortgagees',
          <UnitSection id="mortgagees" title="Mortgagees">
            <UnitMortgagees unit={unit} />
          </UnitSection>,
        ),
      ]
    : []),
]

const rest = (unit: Unit): Part[] => [
  ...unit.panels.map((panel) => part(panel.key, panel.title, <UnitPanelSection panel={panel} />)),
  ...(unit.can.seeHistory ? [part('history', 'History', <UnitHistory unitId={unit._id} />)] : []),
]
