import { vi } from 'vitest'
import { commands } from '../admin/commands.ts'
import type { World } from './world.ts'

/** Runs the operator's `audit verify` in a world; answers its exit code and the lines that it printed. */
export const auditVerify = async (
  world: World,
  values: Readonly<Record<string, string>> = {},
): Promise<{ code: number; printed: string[] }> => {
  const printed: string[] = []
  const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  try {
    const runtime = { platform: world.platform, jobs: world.jobs, leave: async () => {}, close: async () => {} }
    return { code: await commands['audit']!(runtime, ['verify'], values), printed }
  } finally {
    spy.mockRestore()
  }
}
