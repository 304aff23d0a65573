import { Button, SimpleGrid, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { Link, useNavigate } from 'react-router'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { FigureCard } from '../../ui/figure-card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AssetList } from './asset-list.tsx'
import { DueList } from './due-list.tsx'
import { SaveFile } from './save-file.tsx'

const AddLink = () => (
  <Button component={Link} to="/assets/new" leftSection={<IconPlus size={18} aria-hidden />}>
    Add an asset
  </Button>
)

const Counts = () => {
  const { data } = useRoute(api.assets.counts)
  if (!data || data.all === 0) return null
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={{ base: 'xs', sm: 'md' }} mb="md">
      <FigureCard title="Assets" figure={data.all} />
      <FigureCard title="Work overdue" figure={data.overdue} />
      <FigureCard title="Work due" figure={data.due} />
      <FigureCard title="Warranty ends soon" figure={data.warrantySoon} />
    </SimpleGrid>
  )
}

/** What the building owns, and beside it what is to be done. Each view begins without the filters of the other. */
export function AssetsView() {
  const [view] = useQueryState('view', parseAsStringLiteral(['due']))
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title="Assets and maintenance"
        text="The building’s equipment, warranties and recurring maintenance."
        actions={
          <>
            {view === null && <SaveFile />}
            <AddLink />
          </>
        }
      />
      <Counts />
      <Tabs
        value={view ?? 'assets'}
        onChange={(next) => void navigate(next === 'due' ? '/assets?view=due' : '/assets')}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="assets">All assets</Tabs.Tab>
          <Tabs.Tab value="due">Upcoming work</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="assets">
          <AssetList empty={<AddLink />} />
        </Tabs.Panel>
        <Tabs.Panel value="due">
          <DueList />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
