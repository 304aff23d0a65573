import { Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { ForumSettings } from '../../../../contract/forum/settings.ts'
import { ForumSettingsChange } from '../../../../contract/forum/settings.ts'
import { lookFirstLabels } from '../../../../contract/forum/moderation-words.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { shownOfSettings } from './shown.ts'

/** Whose posts and comments a moderator looks at before others see them. */
export const LookFirstPanel = ({ settings }: { settings: ForumSettings }) => {
  const [saved, setSaved] = useState(0)
  return <LookFirstForm key={saved} settings={settings} onSaved={() => setSaved(saved + 1)} />
}

const about = {
  nobody: 'Resident reports and moderators deal with problems afterwards.',
  newWriters: 'Until someone has a few posts published.',
  everybody: 'Nothing appears until it’s reviewed. Residents can see this setting in the log.',
} as const

const LookFirstForm = ({ settings, onSaved }: { settings: ForumSettings; onSaved: () => void }) => {
  const {
    send: change,
    theirs,
    version,
  } = useRecordStep(api.forumSettings.change, settings, {
    done: 'Settings saved',
    shown: shownOfSettings,
  })
  const form = useContractForm(
    ForumSettingsChange,
    { lookFirst: settings.lookFirst, words: '', version },
    { keeps: 'forum-settings', over: settings.version },
  )
  const { control } = form
  const { field } = useController({ control, name: 'lookFirst' })
  const send = async (body: ForumSettingsChange) => {
    if (await change({ body: { ...body, version } })) onSaved()
  }
  return (
    <Panel title="Review before publishing" text="A moderator can review posts and comments before others see them.">
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t save the settings. Please try again; nothing you chose was lost."
      >
        {theirs && (
          <Conflict title="Someone else just changed this">
            <Text size="sm" c="inherit">
              The current setting is: {lookFirstLabels[theirs.lookFirst].toLowerCase()}. Save again to use yours.
            </Text>
          </Conflict>
        )}
        <Radio.Group {...field} label="Posts to review first">
          <Stack gap="sm" mt="xs">
            {(Object.keys(lookFirstLabels) as ForumSettings['lookFirst'][]).map((value) => (
              <Radio key={value} value={value} label={lookFirstLabels[value]} description={about[value]} />
            ))}
          </Stack>
        </Radio.Group>
        <TextAreaField
          control={control}
          name="words"
          label="Reason (optional)"
          description="Everyone can read it in the log."
          minRows={2}
        />
        <Group>
          <SubmitButton busyText="Saving...">Save changes</SubmitButton>
        </Group>
      </Form>
    </Panel>
  )
}
