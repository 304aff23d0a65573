import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Template } from '../../../../../contract/forms/templates.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { Empty } from '../../../../ui/empty.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { useAllUnits } from '../../../units/units.ts'
import { LetterPaper } from '../letter-paper.tsx'
import { UnitChoice } from '../unit-choice.tsx'

/** The letter with the data of a unit in it; what is filled in when it is sent is still missing. */
export function TemplatePreview({ template }: { template: Template }) {
  const units = useAllUnits()
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Panel title="Preview" text="With the real data of a unit. What you fill in when you send it is still open here.">
      <Loaded
        query={{ data: units.items, error: units.error, isError: units.isError, refetch: units.refetch }}
        shape="form"
        rows={1}
        failed="The units could not be loaded."
        empty={<Empty title="No units yet">Add units to the directory to see the letter with their data.</Empty>}
      >
        {(items) => {
          const unitId = chosen ?? items[0]?._id ?? ''
          return (
            <Stack gap="md">
              <UnitChoice label="Unit" units={items} value={unitId} onChange={setChosen} />
              <OfUnit template={template} unitId={unitId} />
            </Stack>
          )
        }}
      </Loaded>
    </Panel>
  )
}

function OfUnit({ template, unitId }: { template: Template; unitId: string }) {
  const preview = useRoute(
    api.forms.preview,
    { params: { id: template._id }, body: { unitId } },
    { keepPrevious: true, staleTime: 0 },
  )
  return (
    <Loaded query={preview} rows={1} failed="The preview could not be shown.">
      {({ unitNumber, subject, html, missing }) => (
        <Stack gap="xs">
          <LetterPaper
            label={`Letter to unit ${unitNumber}`}
            subject={subject}
            html={html}
            isStale={preview.isPlaceholderData}
          />
          {missing.length > 0 && (
            <Text size="sm" c="dimmed">
              {`Still open: ${missing.map(({ sentence }) => sentence).join(' ')}`}
            </Text>
          )}
        </Stack>
      )}
    </Loaded>
  )
}
