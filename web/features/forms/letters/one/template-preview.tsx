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
    <Panel title="Preview" text="Shown with a real unit’s data. Fields you fill in when sending are still blank.">
      <Loaded
        query={{ data: units.items, error: units.error, isError: units.isError, refetch: units.refetch }}
        shape="form"
        rows={1}
        failed="We couldn’t load the units."
        empty={<Empty title="No units yet">Add units to the directory to preview the letter.</Empty>}
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
    <Loaded query={preview} rows={1} failed="We couldn’t load the preview.">
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
              {`Still missing: ${missing.map(({ sentence }) => sentence).join(' ')}`}
            </Text>
          )}
        </Stack>
      )}
    </Loaded>
  )
}
