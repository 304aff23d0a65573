import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { BarMenu } from './bar-menu.tsx'
import type { MenuLink } from './menu.ts'

/** The menu of those who manage the building. */
export const ManagementMenu = ({ links }: { links: readonly MenuLink[] }) => (
  <BarMenu
    position="bottom-start"
    withinPortal={false}
    groups={[links.map(({ to, text }) => ({ id: to, to, text }))]}
    button={
      <Button
        variant="subtle"
        color="gray"
        c="var(--mantine-color-text)"
        fw={500}
        size="sm"
        h={44}
        px="sm"
        rightSection={<IconChevronDown size={16} />}
      >
        Management
      </Button>
    }
  />
)
