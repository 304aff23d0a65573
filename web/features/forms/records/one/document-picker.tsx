import { Button, Checkbox, Group, Input, Pill, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { documentCategoryLabels } from '../../../../../contract/document-words.ts'
import { givenAtOnceMost } from '../../../../../contract/limits/records.ts'
import { api } from '../../../../api/api.ts'
import { useList } from '../../../../api/queries.ts'
import { Loaded } from '../../../../ui/loaded.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'

export interface Picked {
  _id: string
  title: string
}

interface Props {
  picked: readonly Picked[]
  onPick: (picked: readonly Picked[]) => void
}

/** Documents of the library, found by their words; each is given in its newest version of now. */
export const DocumentPicker = ({ picked, onPick }: Props) => {
  const labelId = useId()
  const [search, setSearch] = useState('')
  const isPicked = (id: string) => picked.some(({ _id }) => _id === id)
  const set = (one: Picked, on: boolean) =>
    onPick(on ? [...picked, { _id: one._id, title: one.title }] : picked.filter(({ _id }) => _id !== one._id))
  return (
    <Input.Wrapper
      label="From the library"
      labelElement="div"
      labelProps={{ id: labelId }}
      description="The requester gets a copy of the latest version, even if they can’t open it in the library."
    >
      <Stack gap="xs" mt="xs" role="group" aria-labelledby={labelId}>
        {picked.length > 0 && (
          <Group gap="xs">
            {picked.map((one) => (
              <Pill
                key={one._id}
                size="lg"
                withRemoveButton
                removeButtonProps={{ 'aria-label': `Remove ${one.title}` }}
                onRemove={() => set(one, false)}
              >
                {one.title}
              </Pill>
            ))}
          </Group>
        )}
        <SearchField label="Search the library" value={search} onChange={setSearch} />
        {picked.length >= givenAtOnceMost && <Text size="sm">Up to {givenAtOnceMost} at a time.</Text>}
        <Found search={search} isPicked={isPicked} isFull={picked.length >= givenAtOnceMost} onSet={set} />
      </Stack>
    </Input.Wrapper>
  )
}

interface FoundProps {
  search: string
  isPicked: (id: string) => boolean
  isFull: boolean
  onSet: (one: Picked, on: boolean) => void
}

const Found = ({ search, isPicked, isFull, onSet }: FoundProps) => {
  const found = useList(api.documents.list, { query: { limit: 6, ...(search && { search }) } })
  const { items, error, isError, refetch } = found
  return (
    <Loaded
      query={{ data: items, error, isError, refetch }}
      shape="list-item"
      rows={2}
      failed="We couldn’t load the library."
      empty={<Text size="sm">Nothing found.</Text>}
    >
      {(documents) => (
        <Stack gap={0}>
          {documents.map((one) => (
            <Checkbox
              key={one._id}
              py="xs"
              label={one.title}
              description={documentCategoryLabels[one.category]}
              checked={isPicked(one._id)}
              disabled={isFull && !isPicked(one._id)}
              onChange={({ currentTarget }) => onSet(one, currentTarget.checked)}
            />
          ))}
          {found.hasNextPage && (
            <Button variant="default" w="fit-content" onClick={() => void found.fetchNextPage()}>
              Show more
            </Button>
          )}
        </Stack>
      )}
    </Loaded>
  )
}
