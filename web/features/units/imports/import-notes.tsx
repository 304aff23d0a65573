import { Accordion, List, Text } from '@mantine/core'
import type { RosterImport } from '../../../../contract/units.ts'
import { counted } from '../../../../contract/text.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { NotInFile } from './not-in-file.tsx'
import type { Choose } from './use-choices.ts'

interface Props {
  made: RosterImport
  isOpen: boolean
  busy: boolean
  fault: string | null
  onChoose: Choose
  onForget(): void
}

/** What concerns the file as a whole: its columns, remarks, people it does not name, columns kept for later. */
export function ImportNotes({ made, isOpen, busy, fault, onChoose, onForget }: Props) {
  const { messages, notInFile, keptColumns, columns, faults } = made.reading
  const taken = columns.filter(({ meaning }) => meaning).length
  return (
    <>
      {messages.length > 0 && (
        <List aria-label="Notes about the file" spacing={4}>
          {messages.map((message) => (
            <List.Item key={message}>{message}</List.Item>
          ))}
        </List>
      )}
      <Accordion variant="separated" multiple defaultValue={faults.length > 0 ? ['columns'] : []}>
        {isOpen && (
          <Accordion.Item value="columns">
            <Accordion.Control>
              {taken} of {counted(columns.length, 'column')} recognized
            </Accordion.Control>
            <Accordion.Panel>
              <ColumnMapping
                key={made.version}
                reading={made.reading}
                busy={busy}
                onChoose={onChoose}
                onForget={onForget}
              />
            </Accordion.Panel>
          </Accordion.Item>
        )}
        {notInFile.length > 0 && (
          <Accordion.Item value="missing">
            <Accordion.Control>
              {notInFile.length === 1 ? '1 person is' : `${notInFile.length} people are`} in the building but not in the
              file
            </Accordion.Control>
            <Accordion.Panel>
              <NotInFile made={made} isOpen={isOpen} busy={busy} fault={fault} onChoose={onChoose} />
            </Accordion.Panel>
          </Accordion.Item>
        )}
        {keptColumns.length > 0 && (
          <Accordion.Item value="kept">
            <Accordion.Control>
              {counted(keptColumns.length, 'column is', 'columns are')} kept for later
            </Accordion.Control>
            <Accordion.Panel>
              <Text size="sm">
                {keptColumns.join(', ')}. Parapet doesn’t use these yet; they’re kept and included in exports.
              </Text>
            </Accordion.Panel>
          </Accordion.Item>
        )}
      </Accordion>
    </>
  )
}
