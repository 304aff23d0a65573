import { Stack, Text } from '@mantine/core'
import type { CategoryPermissions } from '../../../../contract/documents/folders.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CategoryPanel } from './category-panel.tsx'
import { chosenRoles, peopleWords, seenBy } from './level-words.ts'

/** Who may read and manage what in the library. */
export default function PermissionsView() {
  const { councilMember } = labelsFor(useBuilding().jurisdiction)
  const permissions = useRoute(api.documents.permissions, {}, { staleTime: 0 })
  const people = peopleWords(councilMember.Many)
  return (
    <Stack gap="md">
      <BackLink to="/library">Document Library</BackLink>
      <PageHeader
        title="Library permissions"
        text="Documents that people can’t read don’t appear for them: not in lists, search, counts, pins or downloads. Managers can always manage everything."
      />
      <Loaded
        query={permissions}
        shape="card"
        failed="We couldn’t load the permissions."
        empty={<Empty title="Nothing to manage">You don’t manage any category in this library.</Empty>}
      >
        {(categories) => (
          <>
            <Panel title="Access by role">
              <Finds categories={categories} people={people} />
            </Panel>
            {categories.map((one) => (
              <CategoryPanel key={one.category} permissions={one} people={people} />
            ))}
          </>
        )}
      </Loaded>
    </Stack>
  )
}

interface Props {
  categories: readonly CategoryPermissions[]
  people: ReturnType<typeof peopleWords>
}

const Finds = ({ categories, people }: Props) => (
  <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
    {chosenRoles.map((role) => (
      <li key={role}>
        <Text size="sm">
          <Text span inherit fw={600}>
            {people[role]} see:
          </Text>{' '}
          {seenBy(role, categories)}
        </Text>
      </li>
    ))}
  </Stack>
)
