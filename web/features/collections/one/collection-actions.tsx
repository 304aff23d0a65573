import { Button, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { Collection } from '../../../../contract/collections/collection.ts'
import { menuSteps, stepLabelsWith } from '../words.ts'
import type { Asked } from './asked.ts'
import { Remedy } from './remedy.tsx'

interface Props {
  one: Collection
  onAsk: (asked: Asked) => void
}

/** What can be done about an account now: the next step as a button, others that begin something in a menu. */
export const CollectionActions = ({ one, onAsk }: Props) => {
  const labels = stepLabelsWith(one.words)
  const others = menuSteps(one)
  return (
    <>
      {one.next && <Remedy one={one} todo={one.next.do} onAsk={onAsk} />}
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<IconDotsVertical size={18} aria-hidden />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((step) => (
              <Menu.Item key={step} onClick={() => onAsk({ step })}>
                {labels[step]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
