import { Text } from '@mantine/core'
import { formatFileSize } from '../../contract/text.ts'

/** A file's size in Bytes, KB, MB or GB with two decimals. */
export const FileSize = ({ bytes }: { bytes: number }) => (
  <Text span inherit className="figures">
    {formatFileSize(bytes)}
  </Text>
)
