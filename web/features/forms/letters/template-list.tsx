import { Box, Button, SimpleGrid, Stack } from '@mantine/core'
import type { TemplateSummary } from '../../../../contract/forms/templates.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Section } from '../../../ui/section.tsx'
import { TemplateCard } from './template-card.tsx'
import { foundIn, groupsOf } from './template-groups.ts'

interface Props {
  search: string
  onSearch: (search: string) => void
}

/** Every template by what it is for. */
export function TemplateList({ search, onSearch }: Props) {
  const templates = useRoute(api.forms.templates)
  return (
    <>
      <Box mb="md">
        <SearchField label="Search templates" value={search} onChange={onSearch} />
      </Box>
      <Loaded
        query={templates}
        shape="card"
        failed="We couldn’t load the templates."
        empty={<Empty title="No templates yet">Select “New template” to create the first one.</Empty>}
      >
        {(loaded) => <Groups templates={foundIn(loaded, search)} onClear={() => onSearch('')} />}
      </Loaded>
    </>
  )
}

const Groups = ({ templates, onClear }: { templates: readonly TemplateSummary[]; onClear: () => void }) =>
  templates.length === 0 ? (
    <Empty title="Nothing found" action={<Button onClick={onClear}>Clear search</Button>}>
      No template’s name, purpose or section matches your search.
    </Empty>
  ) : (
    <Stack gap="xl">
      {groupsOf(templates).map((group) => (
        <Section key={group.title} title={group.title}>
          <SimpleGrid component="ul" cols={{ base: 1, md: 2 }} m={0} p={0} style={{ listStyle: 'none' }}>
            {group.templates.map((template) => (
              <li key={template._id}>
                <TemplateCard template={template} />
              </li>
            ))}
          </SimpleGrid>
        </Section>
      ))}
    </Stack>
  )
