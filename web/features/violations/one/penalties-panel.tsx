import { Button, Group, Stack, Text } from '@mantine/core'
import { formatDate } from '../../../../contract/time.ts'
import type { Violation } from '../../../../contract/violations/violation.ts'
import { Panel } from '../../../ui/panel.tsx'
import { owedWords, penaltyWords } from '../words.ts'
import type { Asked } from './remedy.tsx'

interface Props {
  one: Violation
  onAsk: (asked: Asked) => void
}

/** The fines, costs and denied facilities of a case; each can be cancelled here. */
export const PenaltiesPanel = ({ one: { penalties, steps }, onAsk }: Props) =>
  penalties.length > 0 && (
    <Panel title="Penalties">
      <Stack component="ul" aria-label="Penalties" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {penalties.map((penalty) => (
          <Group component="li" key={penalty.nth} justify="space-between" align="flex-start" gap="sm">
            <Stack gap={2} flex="1 1 14rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
              <Text fw={600} td={penalty.cancelledOn === null ? undefined : 'line-through'} className="figures">
                {penaltyWords(penalty)}
              </Text>
              <Text size="sm" c="dimmed" className="figures">
                {[`Imposed ${formatDate(penalty.on)}`, owedWords(penalty)].filter(Boolean).join('. ')}
              </Text>
              {penalty.words !== '' && <Text size="sm">{penalty.words}</Text>}
            </Stack>
            {penalty.cancelledOn === null && steps.includes('cancelPenalty') && (
              <Button
                variant="default"
                aria-label={`Cancel: ${penaltyWords(penalty)}`}
                onClick={() => onAsk({ step: 'cancelPenalty', nth: penalty.nth })}
              >
                Cancel
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Panel>
  )
