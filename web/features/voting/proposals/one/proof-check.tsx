import { Alert, Code, Stack, Text } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ProposalProof } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'

/** Hashes in this browser what was hashed at the close, and gives the text to hash it elsewhere. */
export const ProofCheck = ({ id }: { id: string }) => {
  const proof = useRoute(api.voting.proof, { params: { id } })
  return (
    <Loaded query={proof} shape="card" rows={1} failed="We couldn’t load the hashed text.">
      {(found) => <Check proof={found} />}
    </Loaded>
  )
}

/** SHA-256 in hexadecimal; null where this browser cannot, which is so on pages without encryption. */
const hashOf = async (text: string): Promise<string | null> => {
  if (!('subtle' in crypto)) return null
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const Check = ({ proof: { canonical, hash } }: { proof: ProposalProof }) => {
  const [own, setOwn] = useState<string | null>()
  useEffect(() => {
    let gone = false
    void hashOf(canonical).then((made) => !gone && setOwn(made))
    return () => {
      gone = true
    }
  }, [canonical])
  return (
    <Stack gap="sm">
      <div role="status">
        {own === null && (
          <Text size="sm">This browser can’t compute the hash. Copy the text and hash it with a tool you trust.</Text>
        )}
        {typeof own === 'string' &&
          (own === hash ? (
            <Alert color="green" icon={<IconCircleCheck aria-hidden />} title="The hash matches">
              Your browser hashed the text below and got the same result.
            </Alert>
          ) : (
            <Alert color="red" icon={<IconCircleX aria-hidden />} title="The hash doesn’t match">
              {`Your browser got ${own}. The text below isn’t what was hashed when voting closed.`}
            </Alert>
          ))}
      </div>
      <Code block mah={280} style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }} tabIndex={0} aria-label="Hashed text">
        {canonical}
      </Code>
      <CopyButton value={canonical} w="fit-content">
        Copy text
      </CopyButton>
    </Stack>
  )
}
