/**
 * `npm run proof -- addresses` compares the answers to known and unknown addresses: 500 pairs, or `--pairs 50`.
 * `npm run proof -- faults` breaks what the server stands on while people write, and counts what was lost: 50 cycles of
 * each kill, or `--cycles 5`; `--only disk` chooses faults by a word of their names. Either ends with code 1 where the
 * proof fails.
 */
import './leash.ts'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '500' },
    cycles: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
  },
})

// Loaded by name, so that one proof does not open what the other needs.
const proofs: Readonly<Record<string, () => Promise<boolean>>> = {
  addresses: async () => (await import('./proof/compare.ts')).compareAddresses(Number(values.pairs)),
  faults: async () =>
    (await import('./proof/faults.ts')).proveFaults({ cycles: Number(values.cycles), only: values.only }),
}

const proof = proofs[positionals[0] ?? '']
if (!proof) throw new Error('Say what to prove: npm run proof -- addresses, or npm run proof -- faults.')
process.exitCode = (await proof()) ? 0 : 1
