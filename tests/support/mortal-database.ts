/** A database server of one test file's own, which may be killed at any moment and comes back. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#app/db/client.server.ts'
import { startDatabase } from '#tools/database.ts'
import { openForSeeding } from '#tools/platform.ts'

const patienceMs = 20_000

/** Without migrations; `like` is the folder of a stopped one, whose data it begins with. */
export async function mortalDatabase({ like }: { like?: string } = {}) {
	const folder = mkdtempSync(join(tmpdir(), 'hanlu-mortal-'))
	if (like) cpSync(like, folder, { recursive: true })
	const { url, pid, stop } = await startDatabase(folder)

	let killed: number | undefined

	/** Ends the server's process as a power cut would; one that is dead stays so. */
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

	/** Kills it and waits until it has been started again. */
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
		/** As a request opens it. */
		open: () => openDatabase({ url }),
		/** With migrations, which need another client. */
		openForSeeding: () => openForSeeding({ url }),
		stop,
		async end() {
			await stop()
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

export type MortalDatabase = Awaited<ReturnType<typeof mortalDatabase>>
