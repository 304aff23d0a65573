import { ActionIcon, Group, Stack, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { documentTitleMostChars } from '../../../../contract/limits/documents.ts'
import { FileSize } from '../../../ui/file-size.tsx'
import type { Row } from './use-drafts.ts'

interface Props {
  rows: readonly Row[]
  isTried: boolean
  onRows: (rows: readonly Row[]) => void
}

/** The files that are to be sent, each with the title of its document. */
export const DraftRows = ({ rows, isTried, onRows }: Props) => (
  <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
    {rows.map(({ file, title }) => (
      <Group component="li" key={`${file.name}/${file.size}/${file.lastModified}`} wrap="nowrap" align="flex-end">
        <TextInput
          flex={1}
          label={
            <>
              Title of {file.name}, <FileSize bytes={file.size} />
            </>
          }
          maxLength={documentTitleMostChars}
          value={title}
          onChange={({ currentTarget: { value } }) =>
            onRows(rows.map((row) => (row.file === file ? { file, title: value } : row)))
          }
          error={isTried && title.trim() === '' && 'Title is required'}
        />
        {rows.length > 1 && (
          <ActionIcon
            size="xl"
            aria-label={`Remove ${file.name}`}
            onClick={() => onRows(rows.filter((row) => row.file !== file))}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </Group>
    ))}
  </Stack>
)
