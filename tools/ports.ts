import { createServer } from 'node:net'
import { StopReason } from './stop-reason.ts'

export const address = '127.0.0.1'

/** PORT, or 8787. */
export function portFromEnvironment(): number {
	const port = Number(process.env.PORT || 8787)
	if (Number.isInteger(port) && port > 0 && port < 65_536) return port
	throw new StopReason(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
}

/** A free port, chosen by the system. */
export async function freePort(): Promise<number> {
	return listenOnce(0)
}

/** Stops with a message if `port` is in use on any local address. */
export async function requireFreePort(port: number): Promise<void> {
	for (const host of [address, '::1', '0.0.0.0', '::']) {
		try {
			await listenOnce(port, host)
		} catch (error) {
			const code = error instanceof Error && 'code' in error ? error.code : undefined
			if (code === 'EADDRINUSE') {
				throw new StopReason(
					`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`,
				)
			}
			if (code === 'EACCES')
				throw new StopReason(`Port ${port} needs more rights. Choose one above 1023.`)
			// Not an error: the machine has no IPv6.
			if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error
		}
	}
}

function listenOnce(port: number, host = address): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer()
		server.once('error', reject)
		server.listen({ port, host, ipv6Only: host.includes(':') }, () => {
			const bound = server.address()
			server.close(() => resolve(typeof bound === 'object' && bound ? bound.port : port))
		})
	})
}
