/** `npm start` as a process of its own, on a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Filling a database takes half a minute, and many times that on a busy machine. */
export const startMs = 600_000

const children: ChildProcess[] = []

/** Starts a platform. `databaseUrl` names another database server than its own. */
export function start(port: number, dataPath: string, databaseUrl = '') {
	const child = spawn(process.execPath, ['tools/main.mjs', 'start'], {
		env: { ...process.env, PORT: String(port), DATA_DIR: dataPath, LIBSQL_URL: databaseUrl },
	})
	children.push(child)
	let output = ''
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk: Buffer) => {
			output += chunk
		})
	}
	return { child, output: () => output }
}

/** The database address of the platform that runs on a data folder. */
export function databaseUrlOf(dataPath: string): string {
	const { databaseUrl } = JSON.parse(readFileSync(join(dataPath, 'owner.json'), 'utf8'))
	return String(databaseUrl)
}

export function ended(child: ChildProcess): Promise<number | null> {
	return new Promise((resolve) => child.once('exit', resolve))
}

/** Stops what a failed test has left running, which would slow the tests after it. */
export async function stopAll(): Promise<void> {
	for (const child of children.splice(0)) {
		if (child.exitCode !== null || child.signalCode !== null) continue
		child.kill('SIGINT')
		await ended(child)
	}
}
