import type { BuildingOverview, StorageKind } from '../../../contract/admin/buildings.ts'
import { formatRelative } from '../../../contract/time.ts'
import { FileSize } from '../../ui/file-size.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Facts } from '../units/units.ts'
import { Troubles } from './troubles.tsx'

const storageWords: Readonly<Record<StorageKind, string>> = {
  library: 'Document library',
  notices: 'Files of notices',
  evidence: 'Evidence of requests',
  recordsGiven: 'Records given on request',
  letters: 'Papers of letters',
  vendors: 'Papers of vendors',
  tickets: 'Photos and files of tickets',
  assets: 'Papers of assets',
  workOrders: 'Files of work orders',
  parking: 'Photos of parking violations',
  forum: 'Pictures of the forum',
  pictures: 'Logo and icon',
  rosterFiles: 'Roster files',
}

/** How many use it, when last, what it keeps and what failed. */
export const HealthPanel = ({ building, now }: { building: BuildingOverview; now: string }) => {
  const { units, accounts, activeAccounts, lastSignedInAt, storage, storageBytes } = building
  return (
    <Panel title="Health">
      <Facts
        facts={[
          ['Units', units],
          ['Accounts', accounts],
          ['Active in 30 days', activeAccounts],
          ['Last sign-in', lastSignedInAt ? formatRelative(lastSignedInAt, now) : 'Never'],
          ['Trouble', <Troubles key="trouble" of={building} />],
          ['Files', <FileSize key="files" bytes={storageBytes} />],
          ...storage.map(
            ({ kind, files, bytes }) =>
              [
                storageWords[kind],
                <span key={kind}>
                  {files}, <FileSize bytes={bytes} />
                </span>,
              ] as const,
          ),
        ]}
      />
    </Panel>
  )
}
