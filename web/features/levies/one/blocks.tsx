import { Alert, Text } from '@mantine/core'
import { unitsWords } from '../../../../contract/budget/budget-words.ts'
import type { LevyBlock } from '../../../../contract/levies/levy.ts'

/** What has to be fixed before a levy can be approved, each with its units. */
export const Blocks = ({ blocks }: { blocks: readonly LevyBlock[] }) =>
  blocks.map(({ about, words, unitNumbers }) => (
    <Alert key={about} color="orange">
      <Text size="sm">{words}</Text>
      {unitNumbers.length > 0 && (
        <Text size="sm" mt={4}>
          {unitsWords(unitNumbers)}
        </Text>
      )}
    </Alert>
  ))
