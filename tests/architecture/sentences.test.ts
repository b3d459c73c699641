/** Every message in the error catalogue is used. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverErrors } from '#app/domain/errors/server.ts'
import { errors } from '#app/domain/errors.ts'

test('every message of the catalogue is used somewhere', () => {
	const sources = ['app', 'workers']
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
		)
		.filter((path) => /\.tsx?$/.test(path) && !/^app\/domain\/(page-)?errors\.ts$/.test(path))
		.map((path) => readFileSync(path, 'utf8'))
	const unsaid = Object.keys({ ...errors, ...serverErrors }).filter(
		(code) => !sources.some((text) => text.includes(`'${code}'`) || text.includes(`"${code}"`)),
	)
	expect(unsaid).toEqual([])
})
