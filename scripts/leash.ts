/**
 * Imported by commands that run long: ends them, and all that they started, when the process that runs them is gone.
 */
if (process.connected) {
  process.once('disconnect', () => {
    try {
      process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGTERM')
    } catch {
      process.exit(1)
    }
  })
  process.channel?.unref()
}
