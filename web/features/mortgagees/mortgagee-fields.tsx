import type { FieldPath } from 'react-hook-form'
import { lenderMostChars, loanReferenceMostChars } from '../../../contract/limits/mortgagees.ts'
import { mortgageeRequests } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import type { KeptControl } from '../../ui/form/kept-control.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../ui/form/text-fields.tsx'

/** What is on any request. */
interface Said {
  lender: string
  address: string
  email?: string | undefined
  reference?: string | undefined
  requestedOn: string
}

/** The fields of a request, as the lender filled it in. */
export const MortgageeFields = <In extends Said, Out>({ control }: { control: KeptControl<In, Out> }) => {
  const { Form } = mortgageeRequests(useBuilding().jurisdiction)
  const named = (name: keyof Said) => name as FieldPath<In>
  return (
    <>
      <TextField
        control={control}
        name={named('lender')}
        label="Lender"
        maxLength={lenderMostChars}
        autoComplete="off"
        withAsterisk
      />
      <TextAreaField control={control} name={named('address')} label="Mailing address" minRows={3} withAsterisk />
      <TextField
        control={control}
        name={named('email')}
        label="Email for notices"
        description="Only if the lender gave an address for notices."
        type="email"
        autoComplete="off"
      />
      <TextField
        control={control}
        name={named('reference')}
        label="Reference"
        description="The loan or mortgage number, so that the lender can tell which mortgage a notice is about."
        maxLength={loanReferenceMostChars}
        autoComplete="off"
      />
      <DayField control={control} name={named('requestedOn')} label={`${Form} received on`} withAsterisk />
    </>
  )
}
