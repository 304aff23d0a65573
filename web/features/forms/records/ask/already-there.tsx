import { Anchor, Group } from '@mantine/core'
import { Link } from 'react-router'
import { documentCategoryLabels } from '../../../../../contract/document-words.ts'
import type { LibraryCategory } from '../../../../../contract/documents/folders.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { Panel } from '../../../../ui/panel.tsx'

const countOf = ({ count, folders }: LibraryCategory) => folders.reduce((sum, folder) => sum + folder.count, count)

/** What anybody may simply open, so that nobody asks for it. */
export function AlreadyThere() {
  const library = useRoute(api.documents.library)
  const there = (library.data?.categories ?? []).filter((category) => countOf(category) > 0)
  if (there.length === 0) return null
  return (
    <Panel title="Already in the library" text="You can open these right away:">
      <Group gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none', rowGap: 4 }}>
        {there.map((category) => (
          <li key={category.category}>
            <Anchor
              component={Link}
              to={`/library?category=${category.category}`}
              mih="var(--finger)"
              display="inline-flex"
              style={{ alignItems: 'center' }}
            >
              {documentCategoryLabels[category.category]} ({countOf(category)})
            </Anchor>
          </li>
        ))}
      </Group>
    </Panel>
  )
}
