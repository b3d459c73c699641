import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDataFolder, ownerOf, runningDatabase } from '#tools/data-folder.ts'

function emptyFolder(): string {
	return mkdtempSync(join(tmpdir(), 'hanlu-data-'))
}

test('the secret is generated once', () => {
	const path = emptyFolder()
	const first = openDataFolder(path)
	first.release()
	const { secret, pushSecret } = openDataFolder(path)
	expect([secret, pushSecret]).toEqual([first.secret, first.pushSecret])
	expect(first.secret).toMatch(/^[0-9a-f]{64}$/)
})

test('only its owner can read the data', () => {
	const path = join(emptyFolder(), 'data')
	openDataFolder(path).release()
	const { database, objects } = openDataFolder(path)
	for (const part of [database, objects]) mkdirSync(part, { mode: 0o755 })
	openDataFolder(path)
	expect([path, database, objects].map(modeOf)).toEqual([0o700, 0o700, 0o700])
	const files = ['secret', 'push-secret', 'owner.json']
	expect(files.map((file) => modeOf(join(path, file)))).toEqual([0o600, 0o600, 0o600])
})

test('a folder of other files stays as open as it was', () => {
	const path = emptyFolder()
	chmodSync(path, 0o755)
	openDataFolder(path)
	expect(modeOf(path)).toBe(0o755)
})

function modeOf(path: string): number {
	return statSync(path).mode & 0o777
}

test('a data folder that is a file is reported in one sentence', () => {
	const file = join(emptyFolder(), 'file')
	writeFileSync(file, '')
	expect(() => openDataFolder(file)).toThrow('is a file. Delete it, or choose another folder')
})

test('a folder left by a killed process can be opened', () => {
	const path = emptyFolder()
	writeFileSync(join(path, 'owner.json'), JSON.stringify({ pid: 4_194_303 }))
	expect(ownerOf(path)).toBeUndefined()
	expect(() => openDataFolder(path)).not.toThrow()
})

test('a truncated owner file has no owner', () => {
	const path = emptyFolder()
	writeFileSync(join(path, 'owner.json'), '{"pid": 12')
	expect(ownerOf(path)).toBeUndefined()
	expect(runningDatabase(path)).toBeUndefined()
})
