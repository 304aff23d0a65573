import { Stack, Text } from '@mantine/core'
import type { Passkey } from '../../../contract/accounts/passkeys.ts'
import type { SecondFactor } from '../../../contract/accounts/second-factor.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { knowsPasskeys } from './device-passkey.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useSecondFactor } from './use-second-factor.ts'

/** Passkeys: what each is called, when it was used, and making one on this device. */
export const PasskeysPanel = () => {
  const passkeys = useRoute(api.accounts.passkeys, {}, { staleTime: 0 })
  const secondFactor = useSecondFactor()
  return (
    <Panel
      id="passkeys"
      title="Passkeys"
      text="Sign in with your fingerprint, face or device PIN. A passkey can’t be guessed, and fake websites can’t steal it."
    >
      <Loaded query={secondFactor} shape="list-item" rows={1} failed="We couldn’t load your two-step sign-in settings.">
        {(known) => (
          <Stack gap="md">
            <Loaded query={passkeys} shape="list-item" rows={1} failed="We couldn’t load your passkeys.">
              {(list) => <Passkeys passkeys={list} known={known} />}
            </Loaded>
            {knowsPasskeys() ? (
              <AddPasskey known={known} />
            ) : (
              <Text size="sm">This browser doesn’t support passkeys.</Text>
            )}
          </Stack>
        )}
      </Loaded>
    </Panel>
  )
}

const Passkeys = ({ passkeys, known }: { passkeys: readonly Passkey[]; known: SecondFactor }) =>
  passkeys.length > 0 && (
    <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey._id} passkey={passkey} known={known} />
      ))}
    </Stack>
  )
