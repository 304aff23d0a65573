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
      <Text size="sm">People have read this notice. Everybody will see that, and when, it was corrected.</Text>
      <TextAreaField
        control={control}
        name="revisionNote"
        label="What changed"
        description="A word for those who read it before."
        maxLength={revisionNoteMostChars}
      />
      <CheckboxField
        control={control}
        name="askAgain"
        label="Ask everybody to read it again"
        description="Receipts and acknowledgements start anew; otherwise they are kept."
      />
    </Stack>
  </Card>
)
