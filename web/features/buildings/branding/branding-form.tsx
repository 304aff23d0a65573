import { Button, Card, Group, SimpleGrid, Stack, Title } from '@mantine/core'
import type { BrandingRecord } from '../../../../contract/buildings/branding.ts'
import { useBuilding } from '../../../api/building.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { BrandingConflict } from './branding-conflict.tsx'
import classes from './branding-form.module.css'
import { BrandingPreview } from './branding-preview.tsx'
import { primaryFacts, secondaryFacts } from './colour-facts.ts'
import { ColourField } from './colour-field.tsx'
import { changesBetween } from './look.ts'
import { PictureField } from './picture-field.tsx'
import { useBrandingForm } from './use-branding-form.ts'
import type { PictureKind } from './use-chosen-pictures.ts'

const pictures: readonly { kind: PictureKind; label: string; description: string }[] = [
  {
    kind: 'logo',
    label: 'Logo',
    description:
      'PNG, JPEG or WebP. Shown in the top bar, in the building’s emails and on posters, so anyone who gets an email can see it. Transparent logos get a white or dark background, so they’re legible everywhere.',
  },
  {
    kind: 'favicon',
    label: 'Icon',
    description: 'PNG, JPEG or WebP, ideally square. Shown on the browser tab, and public like the logo.',
  },
]

/** Colours and pictures in one form, with what they will look like. */
export const BrandingForm = ({ record }: { record: BrandingRecord }) => {
  const building = useBuilding()
  const branding = useBrandingForm(building._id, record)
  const { form, chosen, look, ground, theirs, isUnsaved, isOwn, begin, send, takeOwn } = branding
  return (
    <div className={classes['columns']}>
      <Form form={form} onSend={send} failed="We couldn’t save the branding" label="Branding">
        <LeaveGuard unsaved={() => isUnsaved} />
        <Colours control={form.control} />
        <Pictures branding={branding} />
        {theirs && <BrandingConflict changes={changesBetween(ground, theirs)} onTakeTheirs={() => begin(theirs)} />}
        <Group gap="sm">
          <SubmitButton busyText="Saving..." disabled={!isUnsaved || chosen.isReading}>
            {theirs ? 'Overwrite with mine' : 'Save branding'}
          </SubmitButton>
          <Button variant="default" onClick={takeOwn} disabled={isOwn}>
            Reset to default
          </Button>
        </Group>
      </Form>
      <div className={classes['preview']}>
        <BrandingPreview look={look} buildingName={building.name} />
      </div>
    </div>
  )
}

type Branding = ReturnType<typeof useBrandingForm>

const Colours = ({ control }: Pick<Branding['form'], 'control'>) => (
  <Card component="section" aria-labelledby="colours">
    <Title order={2} size="h4" mb="md" id="colours">
      Colours
    </Title>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
      <ColourField
        control={control}
        name="primaryColor"
        label="Primary colour"
        description="Buttons, links and checked boxes"
        factsOf={primaryFacts}
      />
      <ColourField
        control={control}
        name="secondaryColor"
        label="Secondary colour"
        description="Current page in the top bar, and initials"
        factsOf={secondaryFacts}
      />
    </SimpleGrid>
  </Card>
)

const Pictures = ({ branding: { chosen, look } }: { branding: Branding }) => (
  <Card component="section" aria-labelledby="pictures">
    <Title order={2} size="h4" mb="md" id="pictures">
      Images
    </Title>
    <Stack gap="lg">
      {pictures.map(({ kind, ...words }) => (
        <PictureField
          key={kind}
          {...words}
          shown={look[kind]}
          wish={chosen.choices[kind].wish}
          fault={chosen.faults[kind]}
          onChoose={(files) => void chosen.choose(kind, files)}
          onSettle={(wish) => chosen.settle(kind, wish)}
        />
      ))}
    </Stack>
  </Card>
)
