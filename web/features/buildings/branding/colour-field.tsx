import { ColorPicker, ColorSwatch, List, Stack } from '@mantine/core'
import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { defaultBranding } from '../../../../contract/branding.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { shownColour, type TypedColours } from './look.ts'

interface Props<Out> {
  control: Control<TypedColours, unknown, Out>
  name: keyof TypedColours
  label: string
  description: string
  /** What becomes of the colour, in sentences. */
  factsOf(colour: string): string[]
}

/** A colour by its number or by the picker, which says the same, and what becomes of it in both themes. */
export const ColourField = <Out,>({ control, name, label, description, factsOf }: Props<Out>) => {
  const { field } = useController({ control, name })
  const shown = shownColour(field.value, name)
  return (
    <Stack gap="sm">
      <TextField
        control={control}
        name={name}
        label={label}
        description={description}
        placeholder={defaultBranding[name]}
        leftSection={<ColorSwatch color={shown} size={22} aria-hidden />}
        spellCheck={false}
        autoComplete="off"
      />
      <ColorPicker
        fullWidth
        value={shown}
        onChange={(picked) => {
          if (picked !== shown) field.onChange(picked)
        }}
        saturationLabel={`${label}: saturation and brightness`}
        hueLabel={`${label}: hue`}
      />
      <List size="sm" aria-label={`Contrast of the ${label.toLowerCase()}`}>
        {factsOf(shown).map((fact) => (
          <List.Item key={fact}>{fact}</List.Item>
        ))}
      </List>
    </Stack>
  )
}
