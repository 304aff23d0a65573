import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Asset, AssetDraft } from '../../../contract/assets/asset.ts'
import { newerOf } from '../../api/errors.ts'
import { Theirs } from '../../ui/conflict.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { NewerVersion } from '../../ui/newer-version.tsx'
import { BasicFields, VendorField, WarrantyFields } from './asset-fields.tsx'
import { AssetForm, differences, valuesOf } from './asset-values.ts'

interface Props {
  /** Null for a new one. */
  asset: Asset | null
  /** Throws what the server refuses, so that it lands on the fields. */
  onSave: (draft: AssetDraft, version: number) => Promise<void>
  onCancel: () => void
}

interface Newer {
  theirs: Asset
  mine: AssetDraft
}

/** Adds an asset, or changes one. What was typed stays, whatever becomes of a save. */
export const AssetEditor = ({ asset, onSave, onCancel }: Props) => {
  const form = useContractForm(AssetForm, valuesOf(asset), {
    keeps: asset ? `asset/${asset._id}` : 'asset/new',
    over: asset?.version,
    mode: 'onSubmit',
  })
  // What the form was filled with stays its ground, also when the asset is read anew behind it.
  const [ground, setGround] = useState(asset?.version ?? 0)
  const [newer, setNewer] = useState<Newer | null>(null)
  const { control } = form
  const send = async (draft: AssetDraft) => {
    try {
      await onSave(draft, ground)
    } catch (error) {
      const theirs = newerOf(error) as Asset | null
      if (!theirs) throw error
      setNewer({ theirs, mine: draft })
    }
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t save the asset. Please try again; nothing you typed was lost."
      label={asset ? `Edit ${asset.name}` : 'New asset'}
    >
      <BasicFields control={control} />
      <WarrantyFields control={control} />
      <VendorField control={control} vendor={asset?.vendor ?? null} />
      {newer && (
        <NewerVersion
          what="asset"
          to={`/assets/${newer.theirs._id}`}
          onKeepMine={() => {
            setGround(newer.theirs.version)
            setNewer(null)
          }}
        >
          <Theirs words="The other version differs as follows:" lines={differences(newer.theirs, newer.mine)} />
        </NewerVersion>
      )}
      <Group gap="sm">
        <SubmitButton busyText="Saving..." disabled={newer !== null}>
          {asset ? 'Save changes' : 'Add asset'}
        </SubmitButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}
