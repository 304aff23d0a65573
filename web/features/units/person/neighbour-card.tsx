import { Badge, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PersonCard } from '../../../../contract/units/people.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { PersonPicture } from '../../../ui/person-picture.tsx'
import { unitWords } from './tie-words.ts'

/** Whose the picture is, by the two names that its initials come from. */
const pictured = ({ name, profilePicture }: PersonCard) => {
  const [firstName = '', ...more] = name.split(' ')
  return { firstName, lastName: more.at(-1), profilePicture }
}

interface Props {
  person: PersonCard
  /** The name, as the heading that fits where the card stands. */
  children: ReactNode
  more?: ReactNode
}

/** Picture, name, office and units of somebody, as far as they show. */
export const NeighbourCard = ({ person, children, more }: Props) => {
  const { council } = labelsFor(useBuilding().jurisdiction)
  return (
    <Group wrap="nowrap" align="center" gap="md">
      <PersonPicture person={pictured(person)} size={64} />
      <Stack gap={4} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
        <Group gap="xs">
          {person.office && <Badge color="brand">{person.office === 'council' ? council.One : 'Management'}</Badge>}
          {more}
          {unitWords(person.units) && <Text c="dimmed">{unitWords(person.units)}</Text>}
        </Group>
      </Stack>
    </Group>
  )
}
