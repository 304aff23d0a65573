import { Group, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { ProfileForm, type Profile } from '../../../contract/accounts/profile.ts'
import { formatPhone } from '../../../contract/text.ts'
import { api } from '../../api/api.ts'
import { newerOf } from '../../api/errors.ts'
import { sessionWords } from '../../api/session-words.ts'
import { useAction } from '../../api/use-action.ts'
import { Form } from '../../ui/form/form.tsx'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { PersonalConflict } from './personal-conflict.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useKeepProfile } from './use-profile.ts'

const Personal = ProfileForm.pick({ firstName: true, lastName: true, phone: true })

const typedFrom = ({ firstName, lastName, phone }: Profile) => ({
  firstName,
  lastName,
  phone: formatPhone(phone ?? ''),
})

/** Names and phone. Somebody else's save does not overwrite what was typed here, nor the other way round unasked. */
export const PersonalPanel = ({ profile }: { profile: Profile }) => {
  const [theirs, setTheirs] = useState<Profile | null>(null)
  const keep = useKeepProfile()
  const save = useAction(api.accounts.changeProfile, { done: sessionWords.profileUpdated })
  const form = useContractForm(Personal, typedFrom(profile), { follows: true })
  const { isDirty } = form.formState

  const settle = (saved: Profile) => {
    keep(saved)
    setTheirs(null)
    form.reset(typedFrom(saved))
  }
  const send = async ({ phone = '', ...names }: z.output<typeof Personal>) => {
    try {
      settle(await save.send({ body: { ...names, phone, version: profile.version }, files: [] }))
    } catch (error) {
      const newer = newerOf(error) as Profile | null
      if (!newer) throw error
      keep(newer)
      setTheirs(newer)
    }
  }
  return (
    <Panel id="personal" title="Personal details" text="Your name as others in your building see it.">
      <LeaveGuard unsaved={() => isDirty} />
      <Form form={form} onSend={send} failed={sessionWords.updateFailed} label="Personal details">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextField control={form.control} name="firstName" label="First name" autoComplete="given-name" />
          <TextField control={form.control} name="lastName" label="Last name" autoComplete="family-name" />
        </SimpleGrid>
        <TextField
          control={form.control}
          name="phone"
          label="Phone"
          description="Optional, with the area code: (604) 555-0123"
          type="tel"
          autoComplete="tel"
        />
        {theirs && <PersonalConflict theirs={theirs} onTakeTheirs={() => settle(theirs)} />}
        <Group>
          <SubmitButton busyText="Saving...">{theirs ? 'Overwrite with mine' : 'Save changes'}</SubmitButton>
        </Group>
      </Form>
    </Panel>
  )
}
