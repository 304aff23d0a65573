import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Template, TemplateVersion } from '../../../../../contract/forms/templates.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { useAction } from '../../../../api/use-action.ts'
import { BusyButton } from '../../../../ui/busy-button.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Instant } from '../../../../ui/moments.tsx'
import { StatusBadge } from '../../../../ui/status-badge.tsx'
import { useConfirm } from '../../../../ui/use-confirm.tsx'
import { shownOfTemplates } from '../shown.ts'
import { VersionDialog } from './version-dialog.tsx'

/** The building's wordings of a template, newest first. */
export function VersionList({ template }: { template: Template }) {
  const versions = useRoute(api.forms.templateVersions, { params: { id: template._id } }, { staleTime: 0 })
  return (
    <Loaded
      query={versions}
      shape="list-item"
      rows={2}
      failed="We couldn’t load the versions."
      empty={<Text size="sm">No changes yet. This is our original wording.</Text>}
    >
      {(items) => (
        <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Versions">
          {items.map((version) => (
            <VersionRow key={version._id} version={version} template={template} />
          ))}
        </Stack>
      )}
    </Loaded>
  )
}

function VersionRow({ version, template }: { version: TemplateVersion; template: Template }) {
  const { number, isCurrent, name, note, by, at, restoredFrom } = version
  const [looking, setLooking] = useState(false)
  const restored = restoredFrom === null ? '' : `Restored version ${restoredFrom}.`
  const words = [restored, note].filter(Boolean).join(' ')
  return (
    <Stack component="li" gap={4} style={{ overflowWrap: 'anywhere' }}>
      {looking && <VersionDialog templateId={template._id} version={version} onClose={() => setLooking(false)} />}
      <Group gap="xs">
        <Text fw={600} size="sm">{`Version ${number}`}</Text>
        {isCurrent && <StatusBadge tone="good">In use</StatusBadge>}
      </Group>
      {name !== template.name && <Text size="sm">{name}</Text>}
      {words && <Text size="sm">{words}</Text>}
      <Text size="sm" c="dimmed">
        {by}, <Instant at={at} />
      </Text>
      <Group gap="xs">
        <Button size="sm" variant="default" aria-label={`View version ${number}`} onClick={() => setLooking(true)}>
          View
        </Button>
        {!isCurrent && <RestoreButton version={version} template={template} />}
      </Group>
    </Stack>
  )
}

function RestoreButton({ version: { _id, number }, template }: { version: TemplateVersion; template: Template }) {
  const { ask, dialog } = useConfirm()
  const words = `Restore version ${number}`
  const restore = useAction(api.forms.restoreTemplate, {
    done: `Version ${number} restored`,
    failed: 'We couldn’t restore this version',
    refresh: shownOfTemplates,
  })
  const bringBack = async () => {
    const text = 'This adds a new version with the same text. The current version stays in the list.'
    if (!(await ask({ title: `${words}?`, text, yes: words }))) return
    await restore.run({ params: { id: template._id, versionId: _id }, body: { version: template.version } })
  }
  return (
    <>
      {dialog}
      <BusyButton size="sm" variant="default" busy={restore.busy} onClick={() => void bringBack()}>
        {words}
      </BusyButton>
    </>
  )
}
