import { Chip, Group, Stack } from '@mantine/core'
import type { ForumCategory } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { shownOfForum } from '../shown.ts'
import { saleLabels, showsLabels, type ForumFilters, type Shows } from './use-forum-filters.ts'

interface Props {
  filters: ForumFilters
  category: ForumCategory | null
  categories: readonly ForumCategory[]
}

/** Searching, and what narrows the list; what is unread can be taken as read at once. */
export const FilterBar = ({ filters, category, categories }: Props) => {
  const { search, shows, sale, set } = filters
  const where = category ? category.name : 'the forum'
  return (
    <Stack gap="sm" mb="md" className="no-print">
      <SearchField
        label={`Search ${where}`}
        value={search}
        onChange={(next) => void set({ search: next, shows: null, sale: null })}
      />
      {search === '' && (
        <Group gap="xs" justify="space-between">
          <Group gap="xs" role="group" aria-label="Show only">
            {(Object.keys(showsLabels) as Shows[]).map((one) => (
              <Chip
                key={one}
                variant="outline"
                checked={shows === one}
                onChange={(on) => void set({ shows: on ? one : null })}
              >
                {showsLabels[one]}
              </Chip>
            ))}
            {category?.kind === 'marketplace' && (
              <Choice
                label="For sale or sold"
                labels={saleLabels}
                value={sale}
                onChange={(next) => void set({ sale: next })}
              />
            )}
          </Group>
          <ReadAll category={category} categories={categories} />
        </Group>
      )}
    </Stack>
  )
}

const ReadAll = ({ category, categories }: Omit<Props, 'filters'>) => {
  const readAll = useAction(api.forum.readAll, { done: 'All marked as read', refresh: shownOfForum })
  const unread = category ? category.unread > 0 : categories.some((one) => one.unread > 0)
  if (!unread) return null
  return (
    <BusyButton
      variant="subtle"
      busy={readAll.busy}
      onClick={() => void readAll.run({ body: category ? { category: category.slug } : {} })}
    >
      Mark all as read
    </BusyButton>
  )
}
