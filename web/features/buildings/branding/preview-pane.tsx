import { Anchor, Badge, Box, Button, Card, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { paneVariables } from '../../../theme/pane.ts'
import bar from '../../../ui/bar.module.css'
import { HomeMark } from '../../../ui/home-mark.tsx'
import { PersonPicture } from '../../../ui/person-picture.tsx'
import type { Look } from './look.ts'
import classes from './preview-pane.module.css'

/** A piece of the product in one theme: the bar and a card, made of the same parts as everywhere. Nothing in it acts. */
export const PreviewPane = ({ look, scheme }: { look: Look; scheme: 'light' | 'dark' }) => {
  const { primary, secondary, logo } = look
  const variables = useMemo(() => paneVariables({ primary, secondary }, scheme), [primary, secondary, scheme])
  return (
    <Box inert data-pane={scheme} className={classes['pane']} style={{ ...variables, colorScheme: scheme }}>
      <div className={`${bar['bar']} ${classes['bar']}`}>
        <HomeMark logo={logo} />
        <span className={bar['link']} aria-current="page">
          Dashboard
        </span>
        <span className={`${bar['link']} ${classes['more']}`}>Announcements</span>
        <span className={classes['person']}>
          <PersonPicture person={{ firstName: 'Olivia', lastName: 'Owner' }} size={36} />
        </span>
      </div>
      <Card m="md" padding="md" className={classes['card']}>
        <Stack gap="sm" align="flex-start">
          <Group gap="xs">
            <Text fw={600}>Water off on Monday</Text>
            <Badge variant="filled">New</Badge>
            <Badge>Maintenance</Badge>
          </Group>
          <Text size="sm">
            From nine to noon, on floors two to five. <Anchor component="span">Read the notice</Anchor>
          </Text>
          <Checkbox label="I have read this" checked readOnly />
          <Group gap="sm">
            <Button>Acknowledge</Button>
            <Button variant="outline">Ask a question</Button>
          </Group>
        </Stack>
      </Card>
    </Box>
  )
}
