import { Anchor, Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import { Empty } from '../../../ui/empty.tsx'
import { useFiling } from '../use-filing.ts'
import type { View } from './bylaw-list.tsx'

interface Props {
  view: View
  manages: boolean
}

/** What a view says that holds nothing, with the next step. */
export const None = ({ view, manages }: Props) => {
  const filing = useFiling()
  if (view === 'waiting')
    return (
      <Empty title={`Nothing waiting to be ${filing.done}`}>
        {`Bylaws that owners have passed appear here until they’re ${filing.done} at the ${filing.office}.`}
      </Empty>
    )
  if (view === 'ended')
    return (
      <Empty title="Nothing has ended">
        Bylaws and rules that were replaced or repealed, or have lapsed, appear here.
      </Empty>
    )
  return manages ? <Begin /> : <NoneYet />
}

const Begin = () => (
  <Empty
    title="No bylaws or rules in force yet"
    action={
      <Group gap="sm" justify="center">
        <Button component={Link} to="/bylaws/paste">
          Paste several
        </Button>
        <Button component={Link} to="/bylaws/new" variant="default">
          Add one
        </Button>
      </Group>
    }
  >
    Paste all of them from a document, and Parapet splits them by their numbers. Or add them one at a time.
  </Empty>
)

const NoneYet = () => (
  <Empty title="No bylaws have been entered yet">
    Look in the{' '}
    <Anchor component={Link} to="/library">
      library
    </Anchor>
    .
  </Empty>
)
