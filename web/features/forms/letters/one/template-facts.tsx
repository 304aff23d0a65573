import { List, Stack, Text } from '@mantine/core'
import { documentCategoryLabels } from '../../../../../contract/document-words.ts'
import { addressedToLabels } from '../../../../../contract/forms/letter-words.ts'
import type { Template } from '../../../../../contract/forms/templates.ts'
import { recordKindLabels } from '../../../../../law/law.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Why } from '../../../../ui/why.tsx'
import { askTypeLabels } from '../letter-labels.ts'

/** To whom a letter goes, where it is filed, and what whoever sends it fills in. */
export function TemplateFacts({ template }: { template: Template }) {
  const { jurisdiction } = useBuilding()
  const { to, category, recordKind, asks, copyToOwners } = template
  return (
    <>
      <Panel title="About this letter">
        <Stack gap="xs">
          <Fact name="Recipients" value={addressedToLabels[to]} />
          <Fact
            name="Filed in the library"
            value={`${documentCategoryLabels[category]} › Letters, as ${recordKindLabels(jurisdiction)[recordKind].toLowerCase()}`}
          />
          {copyToOwners && (
            <>
              <Text size="sm">If it goes to a tenant, the owners get a copy.</Text>
              <Why reason={copyToOwners} of="The copy to the owners" />
            </>
          )}
        </Stack>
      </Panel>
      <Panel title="Fields to fill in">
        {asks.length === 0 ? (
          <Text size="sm">None. The text is complete.</Text>
        ) : (
          <List size="sm" spacing="xs">
            {asks.map(({ key, label, type, required }) => (
              <List.Item key={key}>
                {label}
                <Text span inherit c="dimmed">
                  {`: ${askTypeLabels[type].toLowerCase()}${required ? '' : ', optional'}`}
                </Text>
              </List.Item>
            ))}
          </List>
        )}
      </Panel>
    </>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <Text size="sm">
    <Text span inherit fw={600}>
      {name}:
    </Text>{' '}
    {value}
  </Text>
)
