import { Select } from '@mantine/core'

interface Props<K extends string> {
  /** What stands there while nothing is chosen: "Any floor". */
  label: string
  labels: Readonly<Record<K, string>>
  value: K | null
  onChange: (value: K | null) => void
}

/** Narrows a list by one of a few values. */
export const Choice = <K extends string>({ label, labels, value, onChange }: Props<K>) => (
  <Select
    flex="1 1 8rem"
    maw={{ sm: 180 }}
    aria-label={label}
    placeholder={label}
    clearable
    clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
    data={(Object.keys(labels) as K[]).map((key) => ({ value: key, label: labels[key] }))}
    value={value}
    onChange={onChange}
  />
)
