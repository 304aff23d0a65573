import { Button, Menu, ScrollArea } from '@mantine/core'
import { IconBraces, IconChevronDown } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import type { FieldGroup } from './merge-field.ts'

interface Props {
  editor: Editor | null
  groups: readonly FieldGroup[]
}

/** Puts a field where the caret stands. */
export const FieldMenu = ({ editor, groups }: Props) => (
  <Menu position="bottom-start" shadow="md" width={280} returnFocus={false}>
    <Menu.Target>
      <Button
        variant="default"
        leftSection={<IconBraces size={16} aria-hidden />}
        rightSection={<IconChevronDown size={16} aria-hidden />}
      >
        Insert field
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <ScrollArea.Autosize mah={320} type="auto">
        {groups.map(({ label, fields }) => (
          <div key={label} role="group" aria-label={label}>
            <Menu.Label>{label}</Menu.Label>
            {fields.map((field) => (
              <Menu.Item
                key={field.key}
                onClick={() =>
                  editor
                    ?.chain()
                    .focus()
                    .insertContent({ type: 'field', attrs: { key: field.key } })
                    .run()
                }
              >
                {field.label}
              </Menu.Item>
            ))}
          </div>
        ))}
      </ScrollArea.Autosize>
    </Menu.Dropdown>
  </Menu>
)
