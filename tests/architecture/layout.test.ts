/** The tests mirror the sources by folder: tests/domain/pinyin is about app/domain/pinyin. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const mirrored = ['db', 'domain', 'features', 'http', 'seed', 'ui', 'workers', 'tools']

test('each test folder mirrors a source folder or file', () => {
	const folders = mirrored
		.filter((folder) => existsSync(join('tests', folder)))
		.flatMap((folder) =>
			readdirSync(join('tests', folder), { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isDirectory())
				.map((entry) => join(entry.parentPath, entry.name).replace(/^tests\//, '')),
		)
	expect(folders.length).toBeGreaterThan(10)
	const homeless = folders.filter((folder) => {
		const source = /^(workers|tools)/.test(folder) ? folder : join('app', folder)
		return ['', '.ts', '.tsx', '.server.ts'].every((ending) => !existsSync(source + ending))
	})
	expect(homeless).toEqual([])
})
