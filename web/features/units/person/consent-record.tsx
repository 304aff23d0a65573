import { List, Text } from '@mantine/core'
import type { MySharing } from '../../../../contract/units/people.ts'
import { Instant } from '../../../ui/moments.tsx'

const fields = { listing: 'Listing', email: 'Email', phone: 'Phone' } as const

/** What was allowed when, and taken back when: kept as the privacy law asks. */
export const ConsentRecord = ({ consents }: Pick<MySharing, 'consents'>) => {
  if (consents.length === 0) return null
  return (
    <details>
      <Text component="summary" size="sm" py={10} style={{ cursor: 'pointer' }}>
        Sharing history
      </Text>
      <List listStyleType="none" spacing="xs" withPadding={false} size="sm">
        {consents.map(({ _id, field, givenAt, withdrawnAt }) => (
          <List.Item key={_id}>
            {fields[field]}: allowed <Instant at={givenAt} />
            {withdrawnAt && (
              <>
                , withdrawn <Instant at={withdrawnAt} />
              </>
            )}
          </List.Item>
        ))}
      </List>
    </details>
  )
}
