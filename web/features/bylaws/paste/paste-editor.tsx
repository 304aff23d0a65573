import { Button, Group, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { BylawSet } from '../../../../contract/bylaws/bylaw.ts'
import { splitBylaws } from '../../../../contract/bylaws/splitting.ts'
import { bylawLaw } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useAction } from '../../../api/use-action.ts'
import { CheckboxField } from '../../../ui/form/fields.tsx'
import { Findings } from '../../../ui/findings.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm, type KeptForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { shownOfBylaws } from '../shown.ts'
import { useFiling } from '../use-filing.ts'
import { countedOf, listPath, oneOf } from '../words.ts'
import { appliesTo, kindIn, type Sets } from '../write/bylaw-values.ts'
import { PastedRows } from './pasted-rows.tsx'
import { blankPaste, draftOf, ofPaste, PasteForm, type PasteValues } from './paste-values.ts'

export type EditedPaste = KeptForm<PasteValues, z.output<typeof PasteForm>>

/** Splits a pasted text, shows what was found, and adds all of it or none. */
export const PasteEditor = ({ sets }: { sets: Sets }) => {
  const navigate = useNavigate()
  const form = useContractForm(PasteForm, blankPaste(sets[0]?._id ?? ''), { keeps: 'bylaw/paste', mode: 'onSubmit' })
  const { control } = form
  const kind = kindIn(sets, useWatch({ control, name: 'setId' }))
  const count = useWatch({ control, name: 'bylaws' }).length
  const add = useAction(api.bylaws.add, {
    done: (added) => `${countedOf(added.length, kind)} added`,
    refresh: shownOfBylaws,
  })
  const send = async (pasted: z.output<typeof PasteForm>) => {
    const added = await add.send({ body: draftOf(pasted, kind) }).catch((error: unknown) => {
      throw ofPaste(error)
    })
    await navigate(added.every(({ state }) => state === 'waiting') ? `${listPath}?shows=waiting` : listPath)
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t add these bylaws or rules. Please try again; nothing you typed was lost."
      label="Paste bylaws or rules"
    >
      <CommonPanel form={form} sets={sets} />
      <PastedPanel form={form} kind={kind} />
      <PastedRows form={form} kind={kind} />
      <Group gap="sm">
        <SubmitButton busyText="Adding...">{count === 0 ? 'Add' : `Add ${countedOf(count, kind)}`}</SubmitButton>
        <Button variant="subtle" onClick={() => void navigate(listPath)}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}

/** The set, and the days that all of the texts have in common. */
const CommonPanel = ({ form: { control }, sets }: { form: EditedPaste; sets: Sets }) => {
  const filing = useFiling()
  const lapses = bylawLaw(useBuilding().jurisdiction).ratifying !== null
  const kind = kindIn(sets, useWatch({ control, name: 'setId' }))
  const applies = appliesTo(kind, useWatch({ control, name: 'isStandard' }))
  return (
    <Panel title="Set and dates" text="They apply to everything you paste. You can change each one afterwards.">
      <NativeSelectField
        control={control}
        name="setId"
        label="Set"
        data={sets.map(({ _id: value, name: label }) => ({ value, label }))}
        maw={420}
      />
      {applies.standard && (
        <CheckboxField
          control={control}
          name="isStandard"
          label="Standard bylaws"
          description="Bylaws of the Act’s schedule. They apply without being filed."
        />
      )}
      {applies.passing && (
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          <DayField control={control} name="passedOn" label={kind === 'bylaw' ? 'Passed on' : 'Made on'} />
          {applies.filing && <DayField control={control} name="filedOn" label={`${filing.Done} on`} />}
          {applies.filing && (
            <TextField control={control} name="filingNumber" label={filing.Number} autoComplete="off" />
          )}
          {applies.ratifying && lapses && <DayField control={control} name="ratifiedOn" label="Ratified on" />}
        </SimpleGrid>
      )}
    </Panel>
  )
}

interface PastedProps {
  form: EditedPaste
  kind: BylawSet['kind']
}

/** What was pasted, and what of it is in no text. */
const PastedPanel = ({ form: { control, getValues, setValue, setFocus }, kind }: PastedProps) => {
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [isUnsplit, setIsUnsplit] = useState(false)
  const split = () => {
    const found = splitBylaws(getValues('pasted'))
    setValue('bylaws', found.texts, { shouldDirty: true })
    setLeftOut(found.leftOut)
    setIsUnsplit(found.texts.length === 0)
    if (found.texts.length === 0) setFocus('pasted')
  }
  return (
    <Panel title="Pasted text">
      <TextAreaField
        control={control}
        name="pasted"
        label="Paste the text here"
        description="A line that begins with a number, such as “3 Pets” or “Bylaw 3 – Pets”, begins a new one."
        minRows={8}
        maxRows={24}
      />
      <Button variant="default" w="fit-content" onClick={split}>
        Split
      </Button>
      {isUnsplit ? (
        <Findings
          title={`No numbered ${oneOf(kind)}s found`}
          colour="red"
          lines={[`Put the number of each ${oneOf(kind)} at the beginning of its first line.`]}
        />
      ) : (
        <Findings
          title={`Left out, because it isn’t part of a numbered ${oneOf(kind)}`}
          colour="orange"
          lines={[...new Set(leftOut)]}
        />
      )}
    </Panel>
  )
}
