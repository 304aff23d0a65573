import { Button, Popover, Stack, Text } from '@mantine/core'
import { IconAt } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import type { PutLink } from '../../../ui/rich-text/rich-text-editor.tsx'
import { SearchField } from '../../../ui/search-field.tsx'

interface Props {
  /** The category: only who may read it can be mentioned. */
  slug: string
  put: PutLink
}

/** Chooses somebody who is told of what is being written. */
export const MentionTool = ({ slug, put }: Props) => {
  const [open, setOpen] = useState(false)
  const choose = (name: string, id: string) => {
    setOpen(false)
    put(`@${name}`, `/user/${id}`)
  }
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      trapFocus
      withRoles={false}
      width={280}
      position="bottom-start"
      shadow="md"
    >
      <Popover.Target>
        <Button
          variant="default"
          size="compact-md"
          mih="max(2.25rem, var(--finger))"
          leftSection={<IconAt size={16} aria-hidden />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Mention
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Mention someone" maw="calc(100vw - 2rem)">
        <People slug={slug} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  )
}

const People = ({ slug, onChoose }: { slug: string; onChoose: (name: string, id: string) => void }) => {
  const [search, setSearch] = useState('')
  const query = { category: slug, ...(search && { search }) }
  const people = useRoute(api.forum.people, { query }, { keepPrevious: true })
  return (
    <Stack gap="xs">
      <SearchField label="Find someone by name" value={search} onChange={setSearch} />
      <Loaded
        query={people}
        shape="list-item"
        rows={3}
        failed="We couldn’t load the list of people."
        empty={<Text size="sm">No one by that name can read this category.</Text>}
      >
        {(found) => (
          <Stack component="ul" gap={2} m={0} p={0} aria-label="People" style={{ listStyle: 'none' }}>
            {found.map(({ _id, name }) => (
              <li key={_id}>
                <Button
                  variant="subtle"
                  fullWidth
                  justify="flex-start"
                  className="wraps"
                  // The form around must not take it for its own button.
                  type="button"
                  onClick={() => onChoose(name, _id)}
                >
                  {name}
                </Button>
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}
