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
        {correcting ? 'How long it stands' : 'Who gets it, and when'}
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
        description="Each reader gets a button to say that they have read it; you see who has."
      />
    </Stack>
  </Card>
)
