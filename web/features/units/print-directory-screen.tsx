import { parseAsString } from 'nuqs'
import { pageMost } from '../../../contract/limits.ts'
import { formatPhone } from '../../../contract/text.ts'
import type { DirectoryPerson, DirectoryUnit, NeighbourUnit } from '../../../contract/units/directory.ts'
import { linkRoleLabels, lotHeading, unitStateLabels } from '../../../contract/unit-words.ts'
import { labelsFor, type Labels } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useList } from '../../api/queries.ts'
import { useRights } from '../../api/use-rights.ts'
import { sent, useFilters } from '../../ui/use-filters.ts'
import { DirectorySheet, type SheetColumn } from './directory/directory-sheet.tsx'
import { narrowingWords } from './directory/narrowing-words.ts'
import { useDirectory } from './directory/use-directory.ts'
import { NotForVisitors } from './units-screen.tsx'

/** The directory as a sheet to print, as whoever opens it sees it and as it was narrowed. */
export default function PrintDirectoryScreen() {
  const { managesBuilding, role } = useRights()
  if (managesBuilding) return <ManagersSheet />
  return role === 'visitor' ? <NotForVisitors /> : <NeighboursSheet />
}

const personWords = ({ name, role, sharePercent, isCouncil }: DirectoryPerson): string =>
  [
    name,
    role !== 'owner' && linkRoleLabels[role].toLowerCase(),
    sharePercent !== null && sharePercent < 100 && `${sharePercent}%`,
    isCouncil && 'council',
  ]
    .filter(Boolean)
    .join(', ')

const lines = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>)

const managersColumns = ({ lot, entitlement }: Labels): SheetColumn<DirectoryUnit>[] => [
  { name: 'Unit', cell: ({ unitNumber }) => <strong>{unitNumber}</strong> },
  { name: 'Floor', cell: ({ floor }) => floor },
  { name: 'Occupancy', cell: ({ state }) => unitStateLabels[state] },
  { name: 'Owners', cell: ({ people }) => lines(people.filter(({ role }) => role === 'owner').map(personWords)) },
  {
    name: 'Tenants and others',
    cell: ({ people }) => lines(people.filter(({ role }) => role !== 'owner').map(personWords)),
  },
  { name: 'Stalls', cell: ({ stalls }) => lines(stalls) },
  { name: 'Lockers', cell: ({ lockers }) => lines(lockers) },
  { name: lotHeading(lot), cell: ({ strataLot }) => strataLot },
  { name: entitlement.One, cell: ({ unitEntitlement }) => unitEntitlement },
]

function ManagersSheet() {
  const { filters, query } = useDirectory()
  const labels = labelsFor(useBuilding().jurisdiction)
  return (
    <DirectorySheet
      list={useList(api.units.directory, { query: { ...query, limit: pageMost } })}
      columns={managersColumns(labels)}
      idOf={({ _id }) => _id}
      narrowedBy={narrowingWords(filters, labels.councilMember.one)}
    />
  )
}

const neighboursColumns: SheetColumn<NeighbourUnit>[] = [
  { name: 'Unit', cell: ({ unitNumber }) => <strong>{unitNumber}</strong> },
  { name: 'Floor', cell: ({ floor }) => floor },
  {
    name: 'Listed neighbours',
    cell: ({ people }) =>
      people.map(({ personId, name, email, phone }) => (
        <div key={personId}>{[name, email, phone && formatPhone(phone)].filter(Boolean).join(', ')}</div>
      )),
  },
]

function NeighboursSheet() {
  const { filters } = useFilters({ floor: parseAsString })
  return (
    <DirectorySheet
      list={useList(api.units.neighbours, { query: { ...sent(filters), limit: pageMost } })}
      columns={neighboursColumns}
      idOf={({ _id }) => _id}
      narrowedBy={narrowingWords(filters, '')}
    />
  )
}
