import { Button, SimpleGrid, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDownload, IconPlus, IconUpload } from '@tabler/icons-react'
import { parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from 'nuqs'
import { useMemo, useState } from 'react'
import type { StallLevels } from '../../../../contract/parking/stalls.ts'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { useRoute } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { FigureCard } from '../../../ui/figure-card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { sent } from '../../../ui/use-filters.ts'
import { ImportDialog } from './import-dialog.tsx'
import { LineView } from './line-view.tsx'
import { ListView, stallColumnsFor, useStallFilters } from './list-view.tsx'
import { MapView } from './map-view.tsx'
import { StallDialog } from './stall-dialog.tsx'
import { NewStall } from './stall-form.tsx'

const views = ['map', 'list', 'line'] as const

/** The stalls of the building for those who manage parking: the map, the list, and who waits. */
export default function StallsScreen() {
  const list = useRoute(api.parking.stallLevels)
  const [opened, setOpened] = useState<'add' | 'import' | null>(null)
  const [stall, setStall] = useQueryState('stall', parseAsString)
  const saveFile = useSaveFile()
  const query = sent(useStallFilters().filters)
  const save = () =>
    void saveFile(api.parking.exportStalls, { query }, { name: 'stalls.csv', failed: 'We couldn’t export the stalls.' })
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened('add')}>
      Add a stall
    </Button>
  )
  const importing = (
    <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={() => setOpened('import')}>
      Import
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Parking management"
        text="Stalls, who they’re assigned to and for how long, and the waitlist."
        actions={
          <>
            <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
              Export (CSV)
            </Button>
            {importing}
            {add}
          </>
        }
      />
      <Loaded query={list} failed="We couldn’t load the stalls.">
        {(data) =>
          data.counts.all === 0 ? (
            <Empty title="No stalls yet" action={add}>
              Add the stalls one by one, or import them from a spreadsheet; then place them on the map.
            </Empty>
          ) : (
            <Views data={data} stall={stall} onChoose={(id) => void setStall(id)} />
          )
        }
      </Loaded>
      {stall !== null && <StallDialog key={stall} id={stall} onClose={() => void setStall(null)} />}
      {opened === 'add' && <NewStall onClose={() => setOpened(null)} />}
      {opened === 'import' && <ImportDialog onClose={() => setOpened(null)} />}
    </>
  )
}

interface ViewsProps {
  data: StallLevels
  stall: string | null
  onChoose: (id: string) => void
}

const Views = ({ data, stall, onChoose }: ViewsProps) => {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [{ view }, setView] = useQueryStates({ view: parseAsStringLiteral(views) })
  // The query's own setter changes with each rendering; the first one does.
  const [choose] = useState(() => onChoose)
  const columns = useMemo(() => stallColumnsFor(choose), [choose])
  const { counts } = data
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 5 }} spacing={{ base: 'xs', sm: 'md' }} mb="md">
        <FigureCard title="Stalls" figure={counts.all} />
        <FigureCard title="Free" figure={counts.free} />
        <FigureCard title="For visitors" figure={counts.visitor} />
        <FigureCard title="Ending soon" figure={counts.endsSoon} />
        <FigureCard title="On the waitlist" figure={counts.waiting} />
      </SimpleGrid>
      <Tabs
        value={view ?? (isNarrow ? 'list' : 'map')}
        onChange={(next) => void setView({ view: next as (typeof views)[number] })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {isNarrow && <Tabs.Tab value="list">List</Tabs.Tab>}
          <Tabs.Tab value="map">Map</Tabs.Tab>
          {!isNarrow && <Tabs.Tab value="list">List</Tabs.Tab>}
          <Tabs.Tab value="line">Waitlist</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="map">
          <MapView levels={data.levels} chosen={stall} onChoose={onChoose} />
        </Tabs.Panel>
        <Tabs.Panel value="list">
          <ListView levels={data.levels.map(({ level }) => level)} columns={columns} />
        </Tabs.Panel>
        <Tabs.Panel value="line">
          <LineView onChoose={onChoose} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
