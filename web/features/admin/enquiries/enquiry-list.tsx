import { Checkbox, SimpleGrid, Stack } from '@mantine/core'
import { purposeWords } from '../../../../contract/enquiries/enquiry-words.ts'
import type { EnquiryCounts } from '../../../../contract/enquiries.ts'
import { api } from '../../../api/api.ts'
import { useList, useRoute } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { FigureCard } from '../../../ui/figure-card.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { EnquiryRow } from './enquiry-row.tsx'
import { enquiryStateWords } from './enquiry-words.ts'
import { useEnquiryFilters } from './use-enquiry-filters.ts'

type Filters = ReturnType<typeof useEnquiryFilters>

/** Enquiries, newest first. */
export const EnquiryList = () => {
  const counts = useRoute(api.enquiries.counts)
  const filters = useEnquiryFilters()
  const list = useList(api.enquiries.list, { query: filters.query })
  return (
    <>
      <Loaded query={counts} shape="stat" failed="We couldn’t load the enquiry counts">
        {(loaded) => <Figures counts={loaded} />}
      </Loaded>
      <ListPart
        list={list}
        search={{
          label: 'Search by name, building, keyword or number',
          value: filters.filters.search,
          onChange: (search) => void filters.set({ search }),
        }}
        filters={<Narrowing filters={filters} />}
        narrowed={filters.narrowed}
        onClear={filters.clear}
        empty={<Empty title="No enquiries yet">Messages sent from /contact will appear here.</Empty>}
      >
        {(enquiries) => (
          <Stack gap="sm">
            {enquiries.map((enquiry) => (
              <EnquiryRow key={enquiry._id} enquiry={enquiry} />
            ))}
          </Stack>
        )}
      </ListPart>
    </>
  )
}

const Figures = ({ counts }: { counts: EnquiryCounts }) => (
  <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={{ base: 'sm', sm: 'md' }} mb="lg">
    <FigureCard title="New" figure={counts.new} caption="awaiting reply" />
    <FigureCard title="Answered" figure={counts.answered} caption="still open" />
    <FigureCard title="Closed" figure={counts.closed} caption="erased after two years" />
    <FigureCard title="Suspected spam" figure={counts.suspected} caption="erased after 90 days" />
  </SimpleGrid>
)

const Narrowing = ({ filters: { filters, set } }: { filters: Filters }) => (
  <>
    <Choice
      label="Any status"
      labels={enquiryStateWords}
      value={filters.state}
      onChange={(state) => void set({ state })}
    />
    <Choice
      label="Any purpose"
      labels={purposeWords}
      value={filters.purpose}
      onChange={(purpose) => void set({ purpose })}
    />
    <Checkbox
      label="Suspected spam"
      mb={10}
      checked={filters.suspected === 'yes'}
      onChange={(event) => void set({ suspected: event.currentTarget.checked ? 'yes' : null })}
    />
  </>
)
