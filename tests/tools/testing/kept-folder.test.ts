import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { keptFolder } from '#tools/testing/kept-folder.ts'

function newCache(): string {
	const folder = mkdtempSync(join(tmpdir(), 'hanlu-kept-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	return join(folder, 'cache')
}

test('a folder is filled once for its state', async () => {
	const cache = newCache()
	let count = 0
	const fill = async (folder: string) => {
		count++
		writeFileSync(join(folder, 'words'), '学习')
	}
	const first = await keptFolder(cache, 'today', fill)
	expect(await keptFolder(cache, 'today', fill)).toBe(first)
	expect(readFileSync(join(first, 'words'), 'utf8')).toBe('学习')
	expect(count).toBe(1)
	await keptFolder(cache, 'tomorrow', fill)
	expect(count).toBe(2)
})

test('two runs that fill at the same moment write to folders of their own', async () => {
	const cache = newCache()
	const folders: string[] = []
	const fill = async (folder: string) => {
		folders.push(folder)
		expect(readdirSync(folder)).toEqual([])
		writeFileSync(join(folder, 'words'), '学习')
		await sleep(5)
		expect(existsSync(join(folder, 'words'))).toBe(true)
	}
	const [one, other] = await Promise.all([
		keptFolder(cache, 'today', fill),
		keptFolder(cache, 'today', fill),
	])
	expect(one).toBe(other)
	expect(new Set(folders).size).toBe(2)
	expect(readdirSync(cache)).toEqual(['today'])
})

test('a folder that could not be filled is not used', async () => {
	const cache = newCache()
	const failing = keptFolder(cache, 'today', async () => Promise.reject(new Error('no room')))
	await expect(failing).rejects.toThrow('no room')
	const filled = await keptFolder(cache, 'today', async (folder) => {
		writeFileSync(join(folder, 'words'), '学习')
	})
	expect(readdirSync(filled)).toEqual(['words'])
})

/** Makes a folder that was used last so many hours ago. */
function makeUsed(folder: string, hoursAgo: number): void {
	mkdirSync(folder, { recursive: true })
	const then = new Date(Date.now() - hoursAgo * 60 * 60 * 1000)
	utimesSync(folder, then, then)
}

test('states go that nobody used for a day, but not those that another run may use', async () => {
	const cache = newCache()
	for (const name of ['last-year', 'unfinished-1']) makeUsed(join(cache, name), 9_000)
	makeUsed(join(cache, 'yesterday'), 25)
	makeUsed(join(cache, 'this-morning'), 23)
	makeUsed(join(cache, 'unfinished-2'), 23)
	await keptFolder(cache, 'new', async () => {})
	expect(readdirSync(cache).sort()).toEqual(['new', 'this-morning', 'unfinished-2'])
})

test('a state that is used again, or was long in filling, is kept from then on', async () => {
	const cache = newCache()
	makeUsed(join(cache, 'again'), 25)
	await keptFolder(cache, 'again', async () => {})
	await keptFolder(cache, 'slow', async (folder) => makeUsed(folder, 25))
	await keptFolder(cache, 'new', async () => {})
	expect(readdirSync(cache).sort()).toEqual(['again', 'new', 'slow'])
})
