import { Alert, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { VendorWarning } from '../../../contract/vendors/vendor.ts'

export interface Warned {
  name: string
  warnings: readonly Pick<VendorWarning, 'tone' | 'words'>[]
}

/** What whoever calls a vendor should know first; nothing where all is in order. */
export const Warnings = ({ vendor: { warnings, name }, role }: { vendor: Warned; role?: 'alert' }) => {
  if (warnings.length === 0) return null
  const isBad = warnings.some(({ tone }) => tone === 'bad')
  return (
    <Alert
      color={isBad ? 'red' : 'orange'}
      icon={<IconAlertTriangle aria-hidden />}
      title={isBad ? `Before you call ${name}` : `Coming up for ${name}`}
      styles={{ body: { minWidth: 0 }, label: { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
      {...(role && { role })}
    >
      <List c="inherit" spacing={4}>
        {warnings.map(({ words }) => (
          <List.Item key={words}>{words}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
