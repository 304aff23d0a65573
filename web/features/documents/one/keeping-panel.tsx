import { Alert, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { recordKindLabels } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StandsIn } from '../../../ui/why.tsx'
import { retentionWords, type Keeping } from './keeping-words.ts'

/** Why a document is kept, and for how long, by law and by a hold of the building's own. */
export function KeepingPanel({ keeping, action }: { keeping: Keeping; action: ReactNode }) {
  const { jurisdiction } = useBuilding()
  const { recordKind, retention, hold, undeletable } = keeping
  return (
    <Panel title="Retention" text={recordKindLabels(jurisdiction)[recordKind]}>
      {!undeletable && (
        <Text size="sm">
          {retentionWords(retention)}
          {retention && (
            <Text span inherit c="dimmed">
              {' '}
              <StandsIn reason={retention} />
            </Text>
          )}
        </Text>
      )}
      {hold && (
        <Alert color="orange" title="Legal hold: can’t be deleted">
          <Text size="sm" c="inherit" style={{ overflowWrap: 'anywhere' }}>
            {hold.reason}
          </Text>
          <Text size="sm" c="inherit">
            {hold.by}, <Instant at={hold.since} />
          </Text>
        </Alert>
      )}
      {undeletable && <Text size="sm">{undeletable}</Text>}
      {action}
    </Panel>
  )
}
