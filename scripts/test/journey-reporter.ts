import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { progressLine } from './progress.ts'

const onTerminal = process.stdout.isTTY
/** A terminal keeps one line that changes; a log gets a line now and then. */
const everyMs = onTerminal ? 500 : 30_000
const clearLine = onTerminal ? '\r\u001B[K' : ''
/** Enough for the message and the place in the journey; the rest is in the trace. */
const linesMost = 60

/** Prints how far the journeys are and what is left, and each failure at once. */
export default class JourneyReporter implements Reporter {
  private readonly startedAt = performance.now()
  private timer: NodeJS.Timeout | undefined
  private all = 0
  private done = 0
  private readonly failed = new Set<string>()

  private print(text: string): void {
    process.stdout.write(`${clearLine}${text}\n`)
  }

  private line(): string {
    const { done, all, failed } = this
    return progressLine({
      part: 'browser',
      done,
      all,
      failed: failed.size,
      elapsedMs: performance.now() - this.startedAt,
    })
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.all = suite.allTests().length
    this.timer = setInterval(() => {
      if (onTerminal) process.stdout.write(`${clearLine}${this.line()}`)
      else this.print(this.line())
    }, everyMs)
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const again = result.retry > 0
    if (!again) this.done += 1
    const { status, errors, attachments, duration } = result
    const isFailed = status !== 'passed' && status !== 'skipped'
    if (isFailed) this.failed.add(test.id)
    else if (status === 'passed') this.failed.delete(test.id)
    if (!isFailed && !again) return
    const titles = test.titlePath().slice(3).join(' › ')
    const how = `${isFailed ? 'failed' : status}${again ? ' when run again, alone,' : ''}`
    const name = `${relative(process.cwd(), test.location.file)}: ${titles}`
    this.print(`\n${how} after ${(duration / 1000).toFixed(1)} s: ${name}`)
    for (const error of errors) this.explain(error)
    for (const { name: kind, path } of attachments)
      if (kind === 'trace' && path) this.print(`trace: ${relative(process.cwd(), path)}`)
  }

  onError(error: TestError): void {
    this.explain(error)
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(clearLine)
    process.stdout.write(chunk)
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(clearLine)
    process.stderr.write(chunk)
  }

  onEnd({ status }: FullResult): void {
    clearInterval(this.timer)
    const stopped = status === 'timedout' || status === 'interrupted'
    this.print(`${this.line()}${stopped ? `, ${status}` : ''}`)
  }

  printsToStdio(): boolean {
    return true
  }

  private explain({ message, stack, value, snippet }: TestError): void {
    const words = [stack ?? message ?? value ?? '', snippet ?? ''].join('\n').split('\n')
    const shown = words.slice(0, linesMost).join('\n')
    this.print(onTerminal ? shown : stripVTControlCharacters(shown))
  }
}
