import { Card, SimpleGrid, Stack, Title } from '@mantine/core'
import type { Control } from 'react-hook-form'
import { CheckboxField } from '../../ui/form/fields.tsx'
import { AudienceField } from './audience-field.tsx'
import type { NoticeValues } from './notice-values.ts'
import { ExpiryField, PublishField } from './when-field.tsx'

interface Props {
  control: Control<NoticeValues, unknown, NoticeValues>
  /** A notice that is out keeps its audience and its date: people were told. */
  correcting: boolean
}

/** Whom the notice reaches, when, and whether they are asked to say so. */
export const DeliveryFields = ({ control, correcting }: Props) => (
  <Card>
    <Stack gap="md">
      <Title order={2} size="h4">
        {correcting ? 'Keep posted until' : 'Audience and timing'}
      </Title>
      {!correcting && <AudienceField control={control} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {!correcting && <PublishField control={control} />}
        <ExpiryField control={control} />
      </SimpleGrid>
      <CheckboxField
        control={control}
        name="mustAcknowledge"
        label="Ask residents to acknowledge"
        description="Everyone gets a button to confirm they’ve read it, and you can see who has."
      />
    </Stack>
  </Card>
)
