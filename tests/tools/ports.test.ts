import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, requireFreePort } from '#tools/ports.ts'

test('a port in use is reported with an alternative', async () => {
	const server = createServer()
	const port = await new Promise<number>((resolve) => {
		server.listen(0, '127.0.0.1', () => {
			const bound = server.address()
			resolve(typeof bound === 'object' && bound ? bound.port : 0)
		})
	})
	await expect(requireFreePort(port)).rejects.toThrow(
		`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`,
	)
	server.close()
})

test('a free port passes', async () => {
	await expect(requireFreePort(await freePort())).resolves.toBeUndefined()
})
