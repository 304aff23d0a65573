import { Anchor, Text, VisuallyHidden } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { DirectoryPerson } from '../../../../contract/units/directory.ts'
import { linkRoleLabels } from '../../../../contract/unit-words.ts'

const aside = ({ role, sharePercent }: DirectoryPerson, council: string | null): string =>
  [
    role !== 'owner' && linkRoleLabels[role].toLowerCase(),
    sharePercent !== null && sharePercent < 100 && `${sharePercent}%`,
    council,
  ]
    .filter(Boolean)
    .join(', ')

interface Props {
  person: DirectoryPerson
  /** What a member of council is called here. */
  councilMember: string
}

/** Somebody of a unit: the way to them, their share or role, and whether they live there. */
export function PersonLine({ person, councilMember }: Props) {
  const words = aside(person, person.isCouncil ? councilMember : null)
  return (
    <Text size="sm">
      <Anchor component={Link} to={`/user/${person.personId}`} inherit>
        {person.name}
      </Anchor>
      {words && (
        <Text span inherit c="dimmed">
          {` · ${words}`}
        </Text>
      )}
      {person.livesHere && (
        <Text span inherit c="dimmed" title="Lives here" style={{ whiteSpace: 'nowrap' }}>
          {'\u00a0'}
          <IconHome size={16} aria-hidden style={{ verticalAlign: '-2px' }} />
          <VisuallyHidden>, lives here</VisuallyHidden>
        </Text>
      )}
    </Text>
  )
}
