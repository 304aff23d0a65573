import { Alert, Text } from '@mantine/core'
import { unitsWords } from '../../../contract/budget/budget-words.ts'
import type { FeeBlock } from '../../../contract/budget/fees.ts'
import type { ChargeBlock } from '../../../contract/budget/runs.ts'

/** What stands against setting or charging fees, each with its units. */
export const Blocks = ({ blocks }: { blocks: readonly (FeeBlock | ChargeBlock)[] }) =>
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
