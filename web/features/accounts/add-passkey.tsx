import { Group } from '@mantine/core'
import { PasskeyNaming } from '../../../contract/accounts/passkeys.ts'
import type { SecondFactor } from '../../../contract/accounts/second-factor.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { makeOnDevice } from './device-passkey.ts'
import { useFactorAdded } from './new-codes.tsx'
import { useOwnProof } from './use-own-proof.tsx'
import { afterChange } from './use-second-factor.ts'

/** Making a passkey on this device, or on a phone or key that the browser offers. */
export const AddPasskey = ({ known }: { known: SecondFactor }) => {
  const { prove, dialog } = useOwnProof(known)
  const added = useFactorAdded()
  const ask = useAction(api.accounts.askNewPasskey)
  const add = useAction(api.accounts.addPasskey, { done: 'Passkey added', refresh: afterChange })
  const form = useContractForm(PasskeyNaming, { name: '' })

  const make = ({ name }: { name: string }) =>
    prove({
      title: 'Add a passkey',
      text: 'First, confirm it’s you.',
      yes: 'Continue',
      send: async (body) => {
        const credential = await makeOnDevice(await ask.send({ body }))
        const { recoveryCodes } = await add.send({ body: { name, credential } })
        form.reset()
        added(recoveryCodes)
      },
    })
  return (
    <>
      <Form form={form} onSend={make} failed="We couldn’t add the passkey" label="Add a passkey">
        <TextField
          control={form.control}
          name="name"
          label="Name"
          description="So you can tell it apart later, such as “Phone” or “Work laptop”."
          autoComplete="off"
        />
        <Group>
          <SubmitButton busyText="Waiting for your device...">Add a passkey</SubmitButton>
        </Group>
      </Form>
      {dialog}
    </>
  )
}
