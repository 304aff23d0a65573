import { Button, Popover, Stack, Text } from '@mantine/core'
import type { OpenCharge } from '../../../../contract/ledger/holding.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { whyWords } from '../words.ts'

/** Explains on demand what a charge rests on. */
export const WhyCharge = ({ charge }: { charge: Parameters<typeof whyWords>[0] & Pick<OpenCharge, 'words'> }) => {
  const labels = labelsFor(useBuilding().jurisdiction)
  return (
    <Popover width={320} position="bottom-end" shadow="md" withArrow trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="xs" mih="var(--finger)" aria-label={`Why? ${charge.words}`}>
          Why?
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 2rem)">
        <Stack gap="xs">
          {whyWords(charge, labels).map((words) => (
            <Text key={words} size="sm" className="figures">
              {words}
            </Text>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
