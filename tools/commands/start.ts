import { demoAccounts } from '#app/seed/accounts.ts'
import { build } from '#tools/build.ts'
import { startPlatform } from '#tools/platform.ts'
import { portFromEnvironment, requireFreePort } from '#tools/ports.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy } from '#tools/stop-reason.ts'

/** `npm start`: runs everything on one port until Ctrl-C. */
export function run(): Promise<void> {
	return orSayWhy(async () => {
		const started = performance.now()
		const port = portFromEnvironment()
		await requireFreePort(port)
		await build(sayAloud)
		const platform = await startPlatform({ port, say: sayAloud, withFirstAudio: true })
		const seconds = ((performance.now() - started) / 1000).toFixed(1)
		console.log(`\nHanlu is ready after ${seconds} s: ${platform.url}\n`)
		if (platform.database) {
			for (const { email, password, role } of demoAccounts) {
				console.log(`  ${email.padEnd(22)} ${password.padEnd(18)} ${role}`)
			}
		} else {
			console.log('The database of LIBSQL_URL gets no demo accounts. To make an administrator:')
			console.log('  npm run admin:create -- you@example.com "Your name"')
		}
		console.log(`\nMails: ${platform.url}/dev/outbox   Press Ctrl-C to stop.`)
	})
}
