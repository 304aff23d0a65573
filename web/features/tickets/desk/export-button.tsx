import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { useDeskFilters } from './use-desk-filters.ts'

/** Takes what the filters leave as CSV. */
export const ExportButton = () => {
  const saveFile = useSaveFile()
  const { query } = useDeskFilters()
  const save = () =>
    void saveFile(
      api.tickets.file,
      { query },
      { name: 'tickets.csv', failed: 'We couldn’t export the tickets. Please try again.' },
    )
  return (
    <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
      Export (CSV)
    </Button>
  )
}
