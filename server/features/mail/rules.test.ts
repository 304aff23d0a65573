import { expect, test } from 'vitest'
import { coveredAddress } from './rules.ts'

test.each([
  ['olivia@parapet.example', 'o•••@parapet.example'],
  ['ö@b.example', 'ö•••@b.example'],
  ['"a@b"@c.example', '"•••@c.example'],
  ['@c.example', '•••@c.example'],
])('%s shows as %s', (address, covered) => expect(coveredAddress(address)).toBe(covered))
