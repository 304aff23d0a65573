import { PageHeader } from '../../../ui/page-header.tsx'
import { useFilters } from '../../../ui/use-filters.ts'
import { NewTemplate } from './new-template.tsx'
import { TemplateList } from './template-list.tsx'

/** The templates of letters. */
export default function TemplatesView() {
  const { filters, set } = useFilters({})
  return (
    <>
      <PageHeader
        title="Document templates"
        text="Letters with the building’s, the unit’s and the law’s words in place, for your building to word its own way."
        actions={<NewTemplate />}
      />
      <TemplateList search={filters.search} onSearch={(search) => void set({ search })} />
    </>
  )
}
