/** A slow network: passes bytes on to the database after a delay. */
import { connect, createServer, type Socket } from 'node:net'

type DelayingProxy = {
	url: string
	/** Milliseconds of delay for requests; responses have none. */
	setDelay(ms: number): void
	close(): Promise<void>
}

export async function delayingProxy(target: string): Promise<DelayingProxy> {
	const { hostname, port } = new URL(target)
	const sockets = new Set<Socket>()
	let delay = 0
	const server = createServer((client) => {
		const database = connect(Number(port), hostname)
		for (const socket of [client, database]) {
			sockets.add(socket)
			socket.setNoDelay(true)
			socket.on('close', () => sockets.delete(socket))
			socket.on('error', () => socket.destroy())
		}
		// Chunks keep their order: timers of one length fire in the order they were set.
		client.on('data', (chunk) => {
			setTimeout(() => database.writable && database.write(chunk), delay)
		})
		database.pipe(client)
		client.on('close', () => database.destroy())
		database.on('close', () => client.destroy())
	})
	const own = await new Promise<number>((resolve) => {
		server.listen(0, '127.0.0.1', () => {
			const bound = server.address()
			resolve(typeof bound === 'object' && bound ? bound.port : 0)
		})
	})
	return {
		url: `http://127.0.0.1:${own}`,
		setDelay(ms) {
			delay = ms
		},
		close() {
			for (const socket of sockets) socket.destroy()
			return new Promise((resolve) => server.close(() => resolve()))
		},
	}
}
