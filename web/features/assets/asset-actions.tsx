import { Button, Group, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AssetRetire, type Asset } from '../../../contract/assets/asset.ts'
import { api } from '../../api/api.ts'
import { newerOf } from '../../api/errors.ts'
import { useRefresh } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { useGround } from '../../api/use-ground.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { shownOfAssets } from './shown.ts'

/** What can be done with an asset: change it, retire it, or bring it back. */
export const AssetActions = ({ asset }: { asset: Asset }) => {
  const [retiring, setRetiring] = useState(false)
  return (
    <>
      <Button
        component={Link}
        to={`/assets/${asset._id}/edit`}
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
      >
        Edit
      </Button>
      {asset.retiredOn === null ? (
        <Button variant="default" onClick={() => setRetiring(true)}>
          Retire
        </Button>
      ) : (
        <BringBack asset={asset} />
      )}
      {retiring && <RetireDialog asset={asset} onClose={() => setRetiring(false)} />}
    </>
  )
}

const BringBack = ({ asset: { _id: id, name, version } }: { asset: Asset }) => {
  const bringBack = useAction(api.assets.bringBack, { done: `${name} restored`, refresh: shownOfAssets })
  const refresh = useRefresh()
  const run = async () => {
    if (!(await bringBack.run({ params: { id }, body: { version } }))) await refresh(...shownOfAssets)
  }
  return (
    <BusyButton variant="default" busy={bringBack.busy} busyText="Saving..." onClick={() => void run()}>
      Restore
    </BusyButton>
  )
}

const Reason = AssetRetire.omit({ version: true })

const RetireDialog = ({ asset, onClose }: { asset: Asset; onClose: () => void }) => {
  const { _id: id, name } = asset
  const [theirs, setTheirs] = useState<Asset | null>(null)
  const version = useGround(asset.version, theirs)
  const retire = useAction(api.assets.retire, { done: `${name} retired`, refresh: shownOfAssets })
  const refresh = useRefresh()
  const form = useContractForm(Reason, { reason: '' }, { keeps: `asset/${id}/retire` })
  const send = async ({ reason }: { reason: string }) => {
    try {
      await retire.send({ params: { id }, body: { reason, version } })
    } catch (error) {
      setTheirs((known) => (newerOf(error) as Asset | null) ?? known)
      await refresh(...shownOfAssets)
      throw error
    }
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={`Retire ${name}?`}>
      <Form form={form} onSend={send} failed="We couldn’t save this. Please try again.">
        <Text size="sm">
          Its plans stop and no warranty reminders are sent. Its record, files and history stay, and you can restore it.
        </Text>
        <TextAreaField
          control={form.control}
          name="reason"
          label="Reason"
          description="Optional, for example what replaced it."
          minRows={2}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving...">Retire</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
