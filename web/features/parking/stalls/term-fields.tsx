import { SimpleGrid, Text } from '@mantine/core'
import { useWatch, type FieldValues, type Path } from 'react-hook-form'
import { z } from 'zod'
import { inCents } from '../../../../contract/money.ts'
import { AssignmentTerms } from '../../../../contract/parking/assignments.ts'
import { basisLabels } from '../../../../contract/parking/stall-words.ts'
import type { Stall } from '../../../../contract/parking/stalls.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { BylawFields } from '../bylaw-fields.tsx'
import { feeWords } from './words.ts'

/** The terms as a form takes them: money is typed in dollars. */
export const TermsForm = AssignmentTerms.extend({
  feeCents: z.preprocess(inCents, AssignmentTerms.shape.feeCents),
})
type TermsValues = z.input<typeof TermsForm>

/** What a form of terms begins with. */
export const blankTerms = (stall: Pick<Stall, 'bases'>, today: string) => ({
  basis: stall.bases[0] ?? ('council_approval' as const),
  from: today,
  until: '',
  conditions: '',
  feeCents: '',
  bylawId: '',
  authority: '',
})

interface Props<In extends FieldValues & TermsValues, Out> {
  control: KeptControl<In, Out>
  stall: Pick<Stall, 'bases' | 'tenure' | 'rules' | 'rentsFrom'>
}

const Source = ({ words, source }: { words: string; source: string | null }) => (
  <Text size="sm" c="dimmed">
    {words}
    {source && ` (${source})`}
  </Text>
)

/** Basis a stall is given, for how long, and for which fee; with what the law says of it. */
export const TermFields = <In extends FieldValues & TermsValues, Out>({ control, stall }: Props<In, Out>) => {
  const field = (name: keyof TermsValues) => name as Path<In>
  const basis = useWatch({ control, name: field('basis') }) as string
  const { term, termSource, fee, feeSource } = stall.rules
  const today = localDateOf(useNow(), useZone())
  return (
    <>
      <SelectField
        control={control}
        name={field('basis')}
        label="Basis"
        data={stall.bases.map((value) => ({ value, label: basisLabels[value] }))}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField control={control} name={field('from')} label="First day" withAsterisk />
        <DayField
          control={control}
          name={field('until')}
          label="Last day"
          {...(basis === 'with_lot' ? { description: 'Optional' } : { withAsterisk: true })}
        />
      </SimpleGrid>
      {stall.tenure === 'common_property' && <Source words={term} source={termSource} />}
      {basis === 'rented' && (
        <>
          <TextField
            control={control}
            name={field('feeCents')}
            label="Monthly fee in dollars"
            placeholder="75.00"
            inputMode="decimal"
            autoComplete="off"
            withAsterisk
          />
          <BylawFields
            control={control}
            chosen={field('bylawId')}
            words={field('authority')}
            label="Bylaw or ratified rule"
            placeholder="Bylaw 31"
            withAsterisk
          />
          <Source words={feeWords(stall.rentsFrom, today)} source={null} />
          <Source words={fee} source={feeSource} />
        </>
      )}
      <TextAreaField control={control} name={field('conditions')} label="Conditions" minRows={2} />
    </>
  )
}
