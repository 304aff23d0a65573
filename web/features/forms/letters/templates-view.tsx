import { Tabs } from '@mantine/core'
import { parseAsStringLiteral } from 'nuqs'
import { lazy, Suspense } from 'react'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { useFilters } from '../../../ui/use-filters.ts'
import { NewTemplate } from './new-template.tsx'
import { TemplateList } from './template-list.tsx'

const SentList = lazy(() => import('./sent-list.tsx'))

/** The templates of letters, and beside them the letters that were sent. */
export default function TemplatesView() {
  const { filters, set } = useFilters({ view: parseAsStringLiteral(['sent']) })
  return (
    <>
      <PageHeader
        title="Document templates"
        text="Letters prefilled with building, unit and legal wording. Choose one, fill in the details and send it."
        actions={<NewTemplate />}
      />
      <Tabs
        value={filters.view ?? 'templates'}
        onChange={(view) => void set({ view: view === 'sent' ? view : null, search: null })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="templates">Templates</Tabs.Tab>
          <Tabs.Tab value="sent">Sent letters</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="templates">
          <TemplateList search={filters.search} onSearch={(search) => void set({ search })} />
        </Tabs.Panel>
        <Tabs.Panel value="sent">
          <Suspense fallback={<Placeholder shape="list-item" />}>
            <SentList />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
