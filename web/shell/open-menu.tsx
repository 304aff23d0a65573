import { Menu, Text } from '@mantine/core'
import { cloneElement, Fragment, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { BarMenuEntry, BarMenuProps } from './bar-menu.tsx'

/** The menu itself. It comes because somebody pressed its button, so it opens by itself. */
const OpenMenu = ({ button, title, groups, ...box }: BarMenuProps) => {
  const target = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that was pressed has given way to this one: the focus and the press go on to it.
    target.current?.focus({ preventScroll: true })
    target.current?.click()
  }, [])
  return (
    <Menu {...box}>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>
        {title && <Menu.Label>{title}</Menu.Label>}
        {groups.map((entries, place) => (
          <Fragment key={entries.map(({ id }) => id).join()}>
            {place > 0 && <Menu.Divider />}
            {entries.map((entry) => (
              <Item key={entry.id} {...entry} />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
export default OpenMenu

const Item = ({ text, note, icon, current, to, run }: BarMenuEntry) => {
  const words = note ? (
    <>
      <Text span fw={current ? 600 : 400}>
        {text}
      </Text>
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    </>
  ) : (
    text
  )
  return to ? (
    <Menu.Item component={Link} to={to} leftSection={icon}>
      {words}
    </Menu.Item>
  ) : (
    <Menu.Item leftSection={icon} aria-current={current || undefined} onClick={run}>
      {words}
    </Menu.Item>
  )
}
