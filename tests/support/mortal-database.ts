/** A database server for one test file that can be killed at any moment and restarts. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#app/db/client.server.ts'
import { startDatabase } from '#tools/database.ts'
import { openForSeeding } from '#tools/platform.ts'

const patienceMs = 20_000

/** Starts without migrations; `like` is the folder of a stopped server whose data it copies. */
export async function mortalDatabase({ like }: { like?: string } = {}) {
	const folder = mkdtempSync(join(tmpdir(), 'hanlu-mortal-'))
	if (like) cpSync(like, folder, { recursive: true })
	const { url, pid, stop } = await startDatabase(folder)

	let killed: number | undefined

	/** Kills the server's process as a power cut would; a dead one stays dead. */
	function kill(): void {
		const server = pid()
		if (server === undefined || server === killed) return
		killed = server
		process.kill(server, 'SIGKILL')
	}

	async function isThere(): Promise<boolean> {
		return fetch(`${url}/health`).then(
			({ ok }) => ok,
			() => false,
		)
	}

	/** Kills the server and waits until it has restarted. */
	async function killAndWait(): Promise<void> {
		kill()
		const deadline = Date.now() + patienceMs
		while (pid() === killed || !(await isThere())) {
			if (Date.now() > deadline) throw new Error('the database did not come back')
			await sleep(10)
		}
	}

	return {
		url,
		folder,
		kill,
		killAndWait,
		/** A connection as a request opens it. */
		open: () => openDatabase({ url }),
		/** Runs the migrations, which need another client. */
		openForSeeding: () => openForSeeding({ url }),
		stop,
		async end() {
			await stop()
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

export type MortalDatabase = Awaited<ReturnType<typeof mortalDatabase>>
