import { resolve } from 'node:path'
import { Column, SQL, sql, Table } from 'drizzle-orm'
import * as wholeEntity from 'drizzle-orm/entity'
import { alias, SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { lessons } from '#app/db/schema/index.ts'
import { webWorkerBundle } from '#tools/web-worker-bundle.ts'

/** Where the bundle finds what `importer` loads later; null stands for the module itself. */
function loadedBy(importer: string, specifier: string): unknown {
	const { resolveDynamicImport } = webWorkerBundle()
	if (typeof resolveDynamicImport !== 'function') throw new Error('The plugin has no such hook')
	return Reflect.apply(resolveDynamicImport, undefined, [specifier, resolve(importer)])
}

test('what a page loads after a press is not in the worker', () => {
	const button = 'app/features/speech/player/practice-button.tsx'
	expect(loadedBy(button, '../shadowing/shadowing-dialog.tsx')).toMatch(/in-browsers-only$/)
	expect(loadedBy('app/features/exercises/player/exercises.tsx', 'canvas-confetti')).toMatch(
		/in-browsers-only$/,
	)
})

test('what lazyOr loads is in it, and so are the parts of the server and of libraries', () => {
	const page = 'app/features/lesson-editor/text-page/text-page.tsx'
	expect(loadedBy(page, './publish-status.tsx')).toBeNull()
	expect(loadedBy('app/http/media.server.ts', './parts.ts')).toBeNull()
	expect(loadedBy('app/features/speech/use-sound.ts', './sound.server.ts')).toBeNull()
	expect(loadedBy('node_modules/better-auth/dist/index.mjs', './adapter.mjs')).toBeNull()
})

/** The code that the bundle has instead of a module. */
function replaced(id: string): Promise<unknown> {
	const { load } = webWorkerBundle()
	if (typeof load !== 'function') throw new Error('The plugin has no such hook')
	const source = Reflect.apply(load, undefined, [id])
	return import(`data:text/javascript,${encodeURIComponent(String(source))}`)
}

test('a worker that loads what only browsers run is told so', async () => {
	await expect(replaced('\0in-browsers-only')).rejects.toThrow('Only browsers load this code')
})

test('the parts of a query have the same kinds as in the whole query builder', async () => {
	const entity = await replaced(resolve('node_modules/drizzle-orm/entity.js'))
	const { is, ...rest } = Object(entity)
	expect(Object.keys({ is, ...rest }).sort()).toEqual(Object.keys(wholeEntity).sort())
	const course = alias(lessons, 'course')
	const parts = [lessons, lessons.id, course, course.title, sql`1`, sql`1`.as('one'), 'text', null]
	const kinds = [Table, SQLiteTable, Column, SQLiteColumn, SQL, SQL.Aliased]
	for (const part of parts) {
		expect(kinds.map((kind) => is(part, kind))).toEqual(
			kinds.map((kind) => wholeEntity.is(part, kind)),
		)
	}
})
