/**
 * `npm run proof -- addresses` compares the answers to known and unknown addresses: 500 pairs, or `--pairs 50`.
 * `npm run proof -- faults` breaks what the server stands on while people write, and counts what was lost: 50 cycles of
 * each kill, or `--cycles 5`; `--only disk` chooses faults by a word of their names.
 * `npm run proof -- money` kills the server or its database while fees are charged and a bank file is posted, and counts
 * what is in the books: 20 rounds, or `--cycles 4`. Each ends with code 1 where the proof fails.
 */
import './leash.ts'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '500' },
    cycles: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})

// Loaded by name, so that one proof does not open what the other needs.
const proofs: Readonly<Record<string, () => Promise<boolean>>> = {
  addresses: async () => (await import('./proof/compare.ts')).compareAddresses(Number(values.pairs)),
  faults: async () =>
    (await import('./proof/faults.ts')).proveFaults({ cycles: Number(values.cycles ?? 50), only: values.only }),
  money: async () => (await import('./proof/money.ts')).proveMoney(Number(values.cycles ?? 20)),
}

const proof = proofs[positionals[0] ?? '']
if (!proof) throw new Error('Say what to prove: npm run proof -- addresses, faults or money.')
process.exitCode = (await proof()) ? 0 : 1
