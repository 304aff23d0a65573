import { Accordion, List, Stack, Text } from '@mantine/core'
import type { ImportReport } from '../../../contract/units.ts'

/** What concerns the file as a whole: remarks, people it does not name, columns kept for later. */
export function ReportNotes({ report: { messages, notInFile, keptColumns } }: { report: ImportReport }) {
  return (
    <Stack gap="sm">
      {messages.length > 0 && (
        <List aria-label="About the whole file" spacing={4}>
          {messages.map((message) => (
            <List.Item key={message}>{message}</List.Item>
          ))}
        </List>
      )}
      {notInFile.length + keptColumns.length > 0 && (
        <Accordion variant="separated" multiple>
          {notInFile.length > 0 && (
            <Accordion.Item value="missing">
              <Accordion.Control>
                {notInFile.length === 1 ? '1 person is' : `${notInFile.length} people are`} in the building but not in
                the file
              </Accordion.Control>
              <Accordion.Panel>
                <Text size="sm" mb="xs">
                  They stay as they are; an import never ends anybody’s ownership or tenancy.
                </Text>
                <List size="sm" spacing={2}>
                  {notInFile.map(({ unitNumber, name, role }) => (
                    <List.Item key={`${unitNumber}/${name}/${role}`}>
                      {unitNumber}: {name}, {role}
                    </List.Item>
                  ))}
                </List>
              </Accordion.Panel>
            </Accordion.Item>
          )}
          {keptColumns.length > 0 && (
            <Accordion.Item value="kept">
              <Accordion.Control>
                {keptColumns.length === 1 ? '1 column is' : `${keptColumns.length} columns are`} kept for later
              </Accordion.Control>
              <Accordion.Panel>
                <Text size="sm">
                  {keptColumns.join(', ')}. The product does not use these yet; they are kept and exported again.
                </Text>
              </Accordion.Panel>
            </Accordion.Item>
          )}
        </Accordion>
      )}
    </Stack>
  )
}
