import { Button, SegmentedControl } from '@mantine/core'
import { Link } from 'react-router'
import { MyList } from '../mine/my-list.tsx'
import { useShows } from '../mine/use-shows.ts'

/** What those who look after tickets reported or follow themselves. */
export default function OwnView() {
  const { shows, show } = useShows()
  return (
    <>
      <SegmentedControl
        mb="md"
        aria-label="Show tickets"
        data={[
          { value: 'current', label: 'Current' },
          { value: 'past', label: 'Past' },
        ]}
        value={shows}
        onChange={(next) => show(next === 'past' ? 'past' : 'current')}
      />
      <MyList
        shows={shows}
        action={
          <Button component={Link} to="/tickets/new">
            Report a problem
          </Button>
        }
      />
    </>
  )
}
