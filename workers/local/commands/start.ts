import { demoAccounts } from '#app/db/seed/accounts.ts'
import { build } from '#workers/local/build.ts'
import { startPlatform } from '#workers/local/platform.ts'
import { requireFreePort } from '#workers/local/ports.ts'
import { sayAloud } from '#workers/local/say.ts'
import { stopOnSignals } from '#workers/local/signals.ts'
import { orSayWhy, StopReason } from '#workers/local/stop-reason.ts'

/** `npm start`: everything, on one port, until Ctrl-C. */
export function run(): Promise<void> {
	return orSayWhy(async () => {
		const started = performance.now()
		const port = portFromEnvironment()
		await requireFreePort(port)
		await sayAloud('Building', build)
		const platform = await startPlatform({ port, say: sayAloud })
		stopOnSignals(platform.stop)
		const seconds = ((performance.now() - started) / 1000).toFixed(1)
		console.log(`\nHanlu is ready after ${seconds} s: ${platform.url}\n`)
		for (const { email, password, role } of demoAccounts) {
			console.log(`  ${email.padEnd(22)} ${password.padEnd(18)} ${role}`)
		}
		console.log(`\nMails: ${platform.url}/dev/outbox   Stop: Ctrl-C`)
	})
}

function portFromEnvironment(): number {
	const port = Number(process.env.PORT || 8787)
	if (Number.isInteger(port) && port > 0 && port < 65_536) return port
	throw new StopReason(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
}
