import { Button, Menu } from '@mantine/core'
import {
  IconBuildingBank,
  IconChartBar,
  IconChevronDown,
  IconDownload,
  IconFileImport,
  IconPrinter,
} from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import type { Narrowing } from './use-directory.ts'

/** The way to the directory on paper, narrowed as it is on the screen. */
export const PrintButton = () => {
  const [search] = useSearchParams()
  return (
    <Button
      component={Link}
      to={{ pathname: '/unit-directory/print', search: search.toString() }}
      variant="default"
      leftSection={<IconPrinter size={18} aria-hidden />}
    >
      Print
    </Button>
  )
}

const failed = 'Failed to export the directory'

/** Paper, files, and the roster: what goes with the managers' directory. */
export function DirectoryActions({ query }: { query: Narrowing['query'] }) {
  const saveFile = useSaveFile()
  return (
    <>
      <Button component={Link} to="/occupancy" variant="default" leftSection={<IconChartBar size={18} aria-hidden />}>
        Occupancy
      </Button>
      <Button
        component={Link}
        to="/mortgagees"
        variant="default"
        leftSection={<IconBuildingBank size={18} aria-hidden />}
      >
        Mortgagees
      </Button>
      <PrintButton />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            Export (CSV)
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            onClick={() => void saveFile(api.units.exportDirectory, { query }, { name: 'directory.csv', failed })}
          >
            This list (for reading)
          </Menu.Item>
          <Menu.Item
            onClick={() =>
              void saveFile(api.units.exportRoster, {}, { name: 'roster.csv', failed: 'Failed to export the roster' })
            }
          >
            The roster (for re-import)
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button component={Link} to="/unit-directory/import" leftSection={<IconFileImport size={18} aria-hidden />}>
        Import a roster
      </Button>
    </>
  )
}
