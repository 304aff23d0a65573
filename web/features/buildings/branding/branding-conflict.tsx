import { Button, Group } from '@mantine/core'
import { Conflict, Theirs } from '../../../ui/conflict.tsx'

interface Props {
  /** What the other one changed, a line a part. */
  changes: readonly string[]
  onTakeTheirs(): void
}

/** Somebody else saved the branding meanwhile: shows theirs, keeps what was chosen here, and lets the writer decide. */
export const BrandingConflict = ({ changes, onTakeTheirs }: Props) => (
  <Conflict title="Someone else just changed the branding">
    <Theirs words="Your choices are still here but not saved. Their changes:" lines={changes} />
    <Group>
      <Button variant="default" className="wraps" onClick={onTakeTheirs}>
        Discard mine and use theirs
      </Button>
    </Group>
  </Conflict>
)
