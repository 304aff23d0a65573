import { Box, Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import bar from '../../../ui/bar.module.css'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { WaitingTickets } from '../mine/waiting-tickets.tsx'
import { ExportButton } from './export-button.tsx'
import { useFirstFilter } from './saved/use-first-filter.ts'
import { useDeskFilters } from './use-desk-filters.ts'
import { views } from './views.ts'

/** The tickets of the building for those who look after them: one view at a time, named in the address. */
export default function Desk() {
  const [address] = useSearchParams()
  const shown = views.find(({ name }) => name === address.get('view')) ?? views[0]
  const { View, name, title } = shown
  const isOpening = useFirstFilter()
  return (
    <>
      <PageHeader
        title="Maintenance"
        pageTitle={name === 'table' ? 'Maintenance' : `${title} – Maintenance`}
        text="Reported issues, who’s handling them, and when a reply is due."
        actions={
          <>
            {'narrows' in shown && <ExportButton />}
            <Button component={Link} to="/work-orders" variant="default">
              Work orders
            </Button>
            <Button component={Link} to="/tickets/new" leftSection={<IconPlus size={18} aria-hidden />}>
              Report a problem
            </Button>
          </>
        }
      />
      <WaitingTickets />
      <ViewLinks shown={shown} />
      <Box key={name} mt="lg">
        <Suspense fallback={<Placeholder shape="table-row" />}>
          {isOpening ? <Placeholder shape="table-row" /> : <View />}
        </Suspense>
      </Box>
    </>
  )
}

type View = (typeof views)[number]

/** Table and board are two looks at the same, and keep what narrows it; the others begin anew. */
const ViewLinks = ({ shown }: { shown: View }) => {
  const { addressOf } = useDeskFilters()
  const to = (view: View): string => {
    const name = view === views[0] ? null : view.name
    return 'narrows' in view && 'narrows' in shown ? addressOf(name) : name ? `/tickets?view=${name}` : '/tickets'
  }
  return (
    <Group component="nav" aria-label="Views" gap={4} className="no-print">
      {views.map((view) => (
        <Link
          key={view.name}
          to={to(view)}
          className={bar.link ?? ''}
          aria-current={view === shown ? 'page' : undefined}
        >
          {view.title}
        </Link>
      ))}
    </Group>
  )
}
