import { ActionIcon, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray } from 'react-hook-form'
import { vendorContactsMost } from '../../../contract/limits/vendors.ts'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { VendorControl } from './vendor-fields.tsx'

const nobody = { name: '', role: '', phone: '', email: '' }

/** Whom one reaches there, as many as are needed. */
export const ContactFields = ({ control }: { control: VendorControl }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' })
  return (
    <Panel title="Contacts" text="For example dispatch, the foreperson or accounts.">
      {fields.length > 0 && (
        <Stack gap="sm">
          {fields.map(({ id }, index) => (
            <Card key={id} padding="md" role="group" aria-label={`Contact ${index + 1}`}>
              <Group justify="space-between" mb="xs">
                <Text fw={600}>Contact {index + 1}</Text>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={`Remove contact ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  <IconTrash size={20} />
                </ActionIcon>
              </Group>
              <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
                <TextField control={control} name={`contacts.${index}.name`} label="Name" autoComplete="off" />
                <TextField control={control} name={`contacts.${index}.role`} label="Role" autoComplete="off" />
                <TextField
                  control={control}
                  name={`contacts.${index}.phone`}
                  label="Phone"
                  type="tel"
                  autoComplete="off"
                />
                <TextField
                  control={control}
                  name={`contacts.${index}.email`}
                  label="Email"
                  type="email"
                  autoComplete="off"
                />
              </SimpleGrid>
            </Card>
          ))}
        </Stack>
      )}
      {fields.length < vendorContactsMost && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append(nobody)}
        >
          Add a contact
        </Button>
      )}
    </Panel>
  )
}
