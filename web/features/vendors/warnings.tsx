import { Alert, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Vendor } from '../../../contract/vendors/vendor.ts'

/** What whoever calls a vendor should know first; nothing where all is in order. */
export const Warnings = ({ vendor: { warnings, name } }: { vendor: Vendor }) => {
  if (warnings.length === 0) return null
  const isBad = warnings.some(({ tone }) => tone === 'bad')
  return (
    <Alert
      color={isBad ? 'red' : 'orange'}
      icon={<IconAlertTriangle aria-hidden />}
      title={isBad ? `Before you call ${name}` : 'Coming up'}
      styles={{ body: { minWidth: 0 }, label: { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
    >
      <List c="inherit" spacing={4}>
        {warnings.map(({ about, words }) => (
          <List.Item key={about}>{words}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
