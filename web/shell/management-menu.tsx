import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { MenuLink } from './menu.ts'

/** The menu of those who manage the building. */
export const ManagementMenu = ({ links }: { links: readonly MenuLink[] }) => (
  <Menu position="bottom-start" withinPortal={false}>
    <Menu.Target>
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
    </Menu.Target>
    <Menu.Dropdown>
      {links.map(({ to, text }) => (
        <Menu.Item key={to} component={Link} to={to}>
          {text}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
