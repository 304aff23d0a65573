import { Code, Group, Text } from '@mantine/core'
import type { z } from 'zod'
import { CodeChange, type BuildingSettings } from '../../../../contract/buildings.ts'
import { api } from '../../../api/api.ts'
import { newerOf, wordsFor } from '../../../api/errors.ts'
import { toast } from '../../../api/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { staleAfter, useKeepSettings } from './use-settings.ts'

const CodeForm = CodeChange.pick({ code: true }).required()

type Wanted = Partial<z.output<typeof CodeForm>>

const failed = 'We couldn’t change the code.'

const askWords = {
  title: 'Change the building code?',
  text: 'The old code and any links with it stop working immediately. Existing access requests aren’t affected.',
  yes: 'Change code',
  danger: true,
}

const useCode = ({ _id, code, version }: BuildingSettings) => {
  const form = useContractForm(CodeForm, { code }, { follows: true })
  const keep = useKeepSettings()
  const { send, busy } = useAction(api.buildings.changeCode, { done: 'Code changed', refresh: staleAfter })

  const changeWith = async (wanted: Wanted, at: number) => {
    const saved = await send({ params: { id: _id }, body: { ...wanted, version: at } })
    form.reset({ code: saved.code })
    keep(saved)
  }
  /** Changes elsewhere in the settings are no reason to refuse another code; another code is. */
  const change = async (wanted: Wanted) => {
    try {
      await changeWith(wanted, version)
    } catch (error) {
      const newer = newerOf(error) as BuildingSettings | null
      if (!newer) throw error
      keep(newer)
      if (newer.code !== code) throw error
      await changeWith(wanted, newer.version)
    }
  }
  return { form, change, busy }
}

/** What people type to find the building, and how it is replaced. */
export function CodeSection({ settings }: { settings: BuildingSettings }) {
  const { form, change, busy } = useCode(settings)
  const { ask, dialog } = useConfirm()
  const send = async (wanted: Wanted) => {
    if (await ask(askWords)) await change(wanted)
  }
  const makeOne = async () => {
    try {
      await send({})
    } catch (error) {
      toast.error(wordsFor(error, failed))
    }
  }
  return (
    <Panel
      id="code"
      title="Building code"
      text="People use it to request access. The code alone doesn’t give anyone access."
    >
      <PresentCode code={settings.code} />
      <Form form={form} onSend={send} failed={failed} label="Building code">
        <LeaveGuard unsaved={() => form.formState.isDirty} />
        <TextField
          control={form.control}
          name="code"
          label="New code"
          description="4 to 20 letters and digits. The old code and its links stop working immediately."
          autoCapitalize="characters"
          autoComplete="off"
        />
        <Group>
          <SubmitButton busyText="Saving..." disabled={!form.formState.isDirty}>
            Use this code
          </SubmitButton>
          <BusyButton variant="default" busy={busy} onClick={() => void makeOne()}>
            Generate a new code
          </BusyButton>
        </Group>
      </Form>
      {dialog}
    </Panel>
  )
}

/** The code, and the link that carries it. */
const PresentCode = ({ code }: { code: string }) => {
  const link = `${window.location.origin}/request-access/${code}`
  return (
    <div>
      <Group gap="sm">
        <Code fz="lg">{code}</Code>
        <CopyButton value={link}>Copy link</CopyButton>
      </Group>
      <Text size="sm" c="dimmed" mt="xs" style={{ overflowWrap: 'anywhere' }}>
        {link}
      </Text>
    </div>
  )
}
