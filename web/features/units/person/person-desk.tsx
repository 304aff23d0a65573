import { Text } from '@mantine/core'
import type { Role } from '../../../../contract/roles.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { Person, PersonDesk as Desk } from '../../../../contract/units/people.ts'
import { useRoleLabels } from '../../../ui/use-role-labels.ts'
import { Panel } from '../../../ui/panel.tsx'
import { deviceWords } from '../records/unit-record.ts'
import { Approaches } from './approaches.tsx'
import { EndAccess } from './end-access.tsx'
import { FactGrid } from './fact-grid.tsx'
import { PersonHistory } from './person-history.tsx'
import classes from './person.module.css'
import { Protection } from './protection.tsx'
import { PersonRecordParts } from './record-parts.tsx'
import { SignInHelp } from './sign-in-help.tsx'

/** What those who manage the building have of somebody beside what shows. Loaded for them alone. */
export default function PersonDesk({ person, desk }: { person: Person; desk: Desk }) {
  const { record } = person
  const isMember = desk.membership !== null && desk.membership.endedOn === null
  return (
    <>
      <SignInHelp person={person} isMember={isMember} />
      {record && <PersonRecordParts record={record} linksToUnits />}
      <Belonging person={person} desk={desk} />
      {(desk.vehicles.length > 0 || desk.devices.length > 0) && <Carried desk={desk} />}
      {desk.approaches.length > 0 && <Approaches approaches={desk.approaches} />}
      {record && <Protection person={person} desk={desk} />}
      {record && <PersonHistory personId={person._id} />}
    </>
  )
}

const membershipWords = ({ membership }: Desk, roles: Readonly<Record<Role, string>>): string => {
  if (!membership) return 'Hasn’t joined'
  const { role, since, endedOn } = membership
  const until = endedOn ? `until ${formatDate(endedOn)}` : ''
  return [`${roles[role]}, since ${formatDate(since)}`, until].filter(Boolean).join(' ')
}

const Belonging = ({ person, desk }: { person: Person; desk: Desk }) => {
  const roles = useRoleLabels()
  return (
    <Panel title="In Parapet">
      <FactGrid
        facts={[
          ['Role', membershipWords(desk, roles)],
          desk.membership
            ? ['Last sign-in', desk.lastSignedInOn ? formatDate(desk.lastSignedInOn) : 'None on record']
            : null,
          person.record ? null : ['Roster', 'Not on the roster'],
        ]}
      />
      <EndAccess person={person} desk={desk} />
    </Panel>
  )
}

const Carried = ({ desk: { vehicles, devices } }: { desk: Desk }) => (
  <Panel title="Vehicles, fobs and keys">
    <ul className={classes['rows']}>
      {vehicles.map(({ _id, plate, description, unitNumber }) => (
        <li key={_id}>
          <Text fw={600}>{plate}</Text>
          <Text size="sm" c="dimmed">
            {[description, `unit ${unitNumber}`].filter(Boolean).join(' · ')}
          </Text>
        </li>
      ))}
      {devices.map(({ _id, kind, serial, unitNumber }) => (
        <li key={_id}>
          <Text fw={600}>
            {deviceWords[kind]} {serial}
          </Text>
          <Text size="sm" c="dimmed">
            Unit {unitNumber}
          </Text>
        </li>
      ))}
    </ul>
  </Panel>
)
