import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Empty } from '../../ui/empty.tsx'
import { listPath } from './words.ts'

/** Says that a text needs a set, where there is none. */
export const NeedsSet = () => (
  <Empty
    title="No sets yet"
    action={
      <Button component={Link} to={listPath}>
        Bylaws and rules
      </Button>
    }
  >
    Bylaws and rules belong to a set. Open the list, choose More, then Sets, and add one.
  </Empty>
)
