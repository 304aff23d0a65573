import { Card, Stack, Text, Title } from '@mantine/core'
import { revisionNoteMostChars } from '../../../contract/limits.ts'
import { CheckboxField } from '../../ui/form/fields.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import type { KeptControl } from '../../ui/form/kept-control.ts'
import type { NoticeValues } from './notice-values.ts'

/** What a correction of a published notice says of itself. */
export const CorrectionFields = ({ control }: { control: KeptControl<NoticeValues, NoticeValues> }) => (
  <Card>
    <Stack gap="md">
      <Title order={2} size="h4">
        This is a correction
      </Title>
      <Text size="sm">People have read this notice. Everyone will see that it was corrected, and when.</Text>
      <TextAreaField
        control={control}
        name="revisionNote"
        label="Summary of the change"
        description="A short note for people who already read it."
        maxLength={revisionNoteMostChars}
      />
      <CheckboxField
        control={control}
        name="askAgain"
        label="Ask everyone to read it again"
        description="Resets read receipts and acknowledgements. Otherwise they’re kept."
      />
    </Stack>
  </Card>
)
