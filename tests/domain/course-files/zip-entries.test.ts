import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readEntries, readEntry, sourceOf } from '#app/domain/course-files/zip-entries.ts'
import { zipOf } from '#tests/support/zip-of.ts'

async function read(zip: Uint8Array, most?: number) {
	const source = sourceOf(new Blob([new Uint8Array(zip)]))
	const entries = await readEntries(source, 100)
	if (!entries.ok) return entries.error
	return Promise.all(
		entries.value.map(async (entry) => {
			const bytes = await readEntry(source, entry, most)
			return [entry.path, bytes && Array.from(bytes)]
		}),
	)
}

test('files are read as they were packed', async () => {
	const paths = fc.stringMatching(/^[a-z字]{1,9}$/)
	const files = fc.dictionary(paths, fc.uint8Array({ maxLength: 300 }), { minKeys: 1 })
	await fc.assert(
		fc.asyncProperty(files, fc.constantFrom(0 as const, 9 as const), async (packed, level) => {
			const wanted = Object.entries(packed).map(([path, bytes]) => [path, Array.from(bytes)])
			expect(await read(zipSync(packed, { level }))).toEqual(wanted)
		}),
	)
})

test('a file may contain what looks like headers of a zip', async () => {
	const inner = zipOf({ '你好.txt': '你好' })
	const zip = zipSync({ 'ni-hao.mp3': [inner, { level: 0 }] })
	expect(await read(zip)).toEqual([['ni-hao.mp3', Array.from(inner)]])
})

test('the beginning of a file is read without the rest', async () => {
	const files = { 'a.mp3': strToU8('sound'), 'b.mp3': strToU8('so') }
	for (const level of [0, 9] as const) {
		expect(await read(zipSync(files, { level }), 3)).toEqual([
			['a.mp3', Array.from(strToU8('sou'))],
			['b.mp3', Array.from(strToU8('so'))],
		])
	}
})

test('folders are left out, and a comment at the end is no obstacle', async () => {
	const comment = strToU8('PK made by hand')
	const zip = zipOf({ 'tea/': '', 'tea\\tea.txt': '茶' })
	new DataView(zip.buffer).setUint16(zip.length - 2, comment.length, true)
	expect(await read(new Uint8Array([...zip, ...comment]))).toEqual([
		['tea/tea.txt', Array.from(strToU8('茶'))],
	])
})

test('a size that is a lie, and a password, make a file unreadable', async () => {
	const zip = zipOf({ 'tea.txt': 'zh: 茶'.repeat(50) })
	const view = new DataView(zip.buffer)
	const directory = view.getUint32(zip.length - 6, true)
	const size = view.getUint32(directory + 24, true)
	view.setUint32(directory + 24, size + 1, true)
	expect(await read(zip)).toEqual([['tea.txt', undefined]])
	view.setUint32(directory + 24, size, true)
	view.setUint16(directory + 8, 1, true)
	expect(await read(zip)).toBe('damaged')
})
