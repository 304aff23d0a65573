import { Text } from '@mantine/core'
import { EntryCard } from '../../../ui/entry-card.tsx'

/** A link that is used up, has ended, or was not copied whole: one answer for all. */
export const NoLink = () => (
  <EntryCard title="This link does not work">
    <Text>It was used already, has ended, or was not copied whole. Ask whoever gave it to you for a new one.</Text>
  </EntryCard>
)
