import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { BrandingColours, type BrandingRecord } from '../../../../contract/buildings/branding.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { shownColour, typedFrom, type Look } from './look.ts'
import { useChosenPictures } from './use-chosen-pictures.ts'
import { useSaveBranding } from './use-save-branding.ts'

/** Everything of the form: what is typed and chosen, what it will look like, and how it is saved or put back. */
export const useBrandingForm = (buildingId: string, record: BrandingRecord) => {
  // What the form was filled with stays its ground, also when the record is read anew behind it.
  const [ground, setGround] = useState(record)
  const form = useContractForm(BrandingColours, typedFrom(ground))
  const chosen = useChosenPictures()
  const { theirs, save, settle } = useSaveBranding(buildingId, ground)
  const typed = useWatch({ control: form.control })

  const begin = (from: BrandingRecord) => {
    settle(from)
    setGround(from)
    chosen.forget()
    form.reset(typedFrom(from))
  }
  const look: Look = {
    primary: shownColour(typed.primaryColor, 'primaryColor'),
    secondary: shownColour(typed.secondaryColor, 'secondaryColor'),
    logo: chosen.shown('logo', ground.logo),
    favicon: chosen.shown('favicon', ground.favicon),
  }
  return {
    form,
    chosen,
    look,
    ground,
    theirs,
    isUnsaved: form.formState.isDirty || chosen.isChanged,
    /** Whether all of it is the product's own. */
    isOwn: !typed.primaryColor && !typed.secondaryColor && !look.logo && !look.favicon,
    begin,
    send: async (colours: z.output<typeof BrandingColours>) => {
      const wishes = { logo: chosen.choices.logo.wish, favicon: chosen.choices.favicon.wish }
      const saved = await save({ ...colours, ...wishes }, chosen.files)
      if (saved) begin(saved)
    },
    /** Puts the product's own look into the form. */
    takeOwn: () => {
      for (const name of ['primaryColor', 'secondaryColor'] as const)
        form.setValue(name, '', { shouldDirty: true, shouldValidate: true })
      for (const kind of ['logo', 'favicon'] as const) chosen.settle(kind, ground[kind] ? 'none' : 'keep')
    },
  }
}
