import { Text } from '@mantine/core'
import { EntryCard } from '../../../ui/entry-card.tsx'

/** A link that is used up, has ended, or was not copied whole: one answer for all. */
export const NoLink = () => (
  <EntryCard title="This link does not work">
    <Text>It was already used, has expired or wasn’t copied in full. Ask the person who sent it for a new one.</Text>
  </EntryCard>
)
