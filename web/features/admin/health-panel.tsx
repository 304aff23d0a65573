import type { BuildingOverview } from '../../../contract/admin/buildings.ts'
import type { StorageKind } from '../../../contract/admin/storage.ts'
import { formatRelative } from '../../../contract/time.ts'
import { FileSize } from '../../ui/file-size.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Facts } from '../units/units.ts'
import { Troubles } from './troubles.tsx'

const storageWords: Readonly<Record<StorageKind, string>> = {
  library: 'Document library',
  notices: 'Notice attachments',
  evidence: 'Access request evidence',
  recordsGiven: 'Released records',
  letters: 'Letter files',
  vendors: 'Vendor documents',
  tickets: 'Ticket photos and files',
  assets: 'Asset documents',
  workOrders: 'Work order files',
  violations: 'Violation files',
  parking: 'Parking violation photos',
  forum: 'Forum photos',
  pictures: 'Logo and icon',
  rosterFiles: 'Roster files',
}

const order = Object.keys(storageWords)
const inOrder = (storage: BuildingOverview['storage']) =>
  storage.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))

/** How many use it, when last, what it keeps and what failed. */
export const HealthPanel = ({ building, now }: { building: BuildingOverview; now: string }) => {
  const { units, accounts, activeAccounts, lastSignedInAt, storage, storageBytes } = building
  return (
    <Panel title="Health">
      <Facts
        facts={[
          ['Units', units],
          ['Accounts', accounts],
          ['Active in last 30 days', activeAccounts],
          ['Last sign-in', lastSignedInAt ? formatRelative(lastSignedInAt, now) : 'Never'],
          ['Issues', <Troubles key="trouble" of={building} />],
          ['Files', <FileSize key="files" bytes={storageBytes} />],
          ...inOrder(storage).map(
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
