import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { api } from '../../api/api.ts'
import { useSaveFile } from '../../api/download.ts'
import { sent } from '../../ui/use-filters.ts'
import { useAssetFilters } from './use-asset-filters.ts'

/** The list as it is narrowed, as a file for a spreadsheet. */
export const SaveFile = () => {
  const saveFile = useSaveFile()
  const query = sent(useAssetFilters().filters)
  const save = () =>
    void saveFile(
      api.assets.file,
      { query },
      { name: 'assets.csv', failed: 'We couldn’t export the assets. Please try again.' },
    )
  return (
    <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
      Export (CSV)
    </Button>
  )
}
