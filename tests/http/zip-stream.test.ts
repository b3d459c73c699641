import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zipStream } from '#app/http/zip-stream.server.ts'
import { filesIn } from '#tests/support/data-zip.ts'

const at = new Date('2026-11-23T12:00:00Z')

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
	return new Uint8Array(await new Response(stream).arrayBuffer())
}

async function* eachOf(pieces: readonly string[]) {
	yield* pieces
}

test('every text comes out as it went in, whatever its pieces', async () => {
	const texts = fc.dictionary(
		fc.stringMatching(/^[a-z]{1,8}\.txt$/),
		fc.array(fc.string({ unit: 'grapheme' })),
	)
	await fc.assert(
		fc.asyncProperty(texts, async (files) => {
			const zip = zipStream(
				Object.entries(files).map(([name, pieces]) => ({ name, pieces: () => eachOf(pieces) })),
				{ at },
			)
			const expected = Object.entries(files).map(([name, pieces]) => [name, pieces.join('')])
			expect([...filesIn(await bytesOf(zip))].sort()).toEqual(expected.sort())
		}),
	)
})

test('a piece is read only when the one before it was taken', async () => {
	let read = 0
	async function* endless() {
		for (;;) {
			read += 1
			// Noise, which does not become smaller.
			yield crypto.getRandomValues(new Uint32Array(10_000)).join()
		}
	}
	const reader = zipStream([{ name: 'a.txt', pieces: endless }], { at }).getReader()
	for (let taken = 0; taken < 100_000; ) taken += (await reader.read()).value?.length ?? 0
	expect(read).toBeLessThan(20)
	await reader.cancel()
})

test('a failure breaks the download off', async () => {
	async function* failing() {
		yield 'a'
		throw new Error('no database')
	}
	const zip = zipStream([{ name: 'a.txt', pieces: failing }], { at })
	await expect(bytesOf(zip)).rejects.toThrow('no database')
})
