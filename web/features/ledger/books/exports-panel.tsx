import { Button, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { bookFiles, type BookFile } from '../../../../contract/book-exports.ts'
import { bookFileWords } from '../../../../contract/ledger/book-file-words.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PeriodFilter } from '../../../ui/period-filter.tsx'
import { useNow } from '../../../ui/use-now.ts'

/** The books as files, for an accountant or another product. */
export function ExportsPanel() {
  const today = localDateOf(useNow(), useZone())
  const [from, setFrom] = useState<string | null>(`${today.slice(0, 4)}-01-01`)
  const [to, setTo] = useState<string | null>(today)
  const fault = from !== null && to !== null && from > to ? 'The last day is before the first' : null
  const saveFile = useSaveFile()
  const save = (file: BookFile) =>
    void saveFile(
      api.bookExports.file,
      { query: { file, ...(from !== null && { from }), ...(to !== null && { to }) } },
      {
        name: file === 'quickBooksDesktop' ? `${file}.iif` : `${file}.csv`,
        failed: 'We couldn’t make the file. Please try again.',
      },
    )
  return (
    <Panel
      title="Exports"
      text="Files for your accountant or other software. Leave From empty to start at the beginning of your books."
    >
      <PeriodFilter from={from} until={to} untilLabel="To" onFrom={setFrom} onUntil={setTo} fault={fault} />
      <Stack gap="md">
        {bookFiles.map((file) => (
          <Stack key={file} gap={4} align="flex-start">
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              disabled={fault !== null}
              onClick={() => save(file)}
            >
              {bookFileWords[file].label}
            </Button>
            <Text size="sm" c="dimmed">
              {bookFileWords[file].about}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Panel>
  )
}
