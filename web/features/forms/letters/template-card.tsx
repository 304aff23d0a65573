import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { TemplateSummary } from '../../../../contract/forms/templates.ts'
import { Why } from '../../../ui/why.tsx'
import { sendPath, templatePath } from './addresses.ts'
import { TemplateMarks } from './template-marks.tsx'

/** One template: what it is for, where the law asks for it, and the way to send it. */
export const TemplateCard = ({ template }: { template: TemplateSummary }) => {
  const { _id, name, description, authority } = template
  return (
    <Card component="article" padding="md" h="100%">
      <Stack justify="space-between" gap="sm" h="100%">
        <Stack gap={4} style={{ overflowWrap: 'anywhere' }}>
          <Text fw={600} component="h3">
            <Anchor
              component={Link}
              to={templatePath(_id)}
              c="inherit"
              inherit
              display="inline-flex"
              mih="var(--finger)"
              style={{ alignItems: 'center' }}
            >
              {name}
            </Anchor>
          </Text>
          {description && <Text size="sm">{description}</Text>}
          <TemplateMarks template={template} />
        </Stack>
        <Group gap="xs">
          <Button component={Link} to={sendPath(_id)} aria-label={`Send ${name}`}>
            Send
          </Button>
          {authority && <Why reason={authority} of={name} />}
        </Group>
      </Stack>
    </Card>
  )
}
