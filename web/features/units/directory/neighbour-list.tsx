import { Anchor, Badge, Box, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Neighbour, NeighbourUnit } from '../../../../contract/units/directory.ts'
import { linkRoleLabels } from '../../../../contract/unit-words.ts'
import { formatPhone } from '../../../../contract/text.ts'
import classes from './neighbour-list.module.css'

const Person = ({ person: { personId, name, isMe, isListed, email, phone, roles } }: { person: Neighbour }) => (
  <Box component="li">
    <Group gap="xs">
      <Anchor component={Link} to={`/user/${personId}`} className={classes.name ?? ''}>
        {name}
      </Anchor>
      {isMe && <Badge>You</Badge>}
      {roles.length > 0 && (
        <Text size="sm" c="dimmed">
          {roles.map((role) => linkRoleLabels[role]).join(', ')}
          {!isListed && ' · hidden from others'}
        </Text>
      )}
    </Group>
    {(email ?? phone) !== null && (
      <Group gap="0 var(--mantine-spacing-md)">
        {email !== null && (
          <Anchor className={classes.way} size="sm" href={`mailto:${email}`}>
            {email}
          </Anchor>
        )}
        {phone !== null && (
          <Anchor className={classes.way} size="sm" href={`tel:${phone}`}>
            {formatPhone(phone)}
          </Anchor>
        )}
      </Group>
    )}
  </Box>
)

/** The units with those of their people who let their neighbours see them. */
export const NeighbourList = ({ units }: { units: readonly NeighbourUnit[] }) => (
  <ul className={classes.units} aria-label="Units">
    {units.map(({ _id, unitNumber, floor, isMine, people }) => (
      <li key={_id} className={classes.unit}>
        <Box>
          <Text fw={600}>Unit {unitNumber}</Text>
          <Group gap="xs">
            {floor !== null && (
              <Text size="sm" c="dimmed">
                Floor {floor}
              </Text>
            )}
            {isMine && <Badge>Yours</Badge>}
          </Group>
        </Box>
        {people.length === 0 ? (
          <Text c="dimmed">No one listed</Text>
        ) : (
          <Stack component="ul" gap="xs" className={classes.people}>
            {people.map((person) => (
              <Person key={person.personId} person={person} />
            ))}
          </Stack>
        )}
      </li>
    ))}
  </ul>
)
