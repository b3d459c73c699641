/** The tests mirror the sources: nothing moves without its test, and no rule of the domain lacks one. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

function filesBelow(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((path) => join(folder, path))
		.filter((path) => statSync(path).isFile())
}

/** tests/domain/pinyin/tone.test.ts is about app/domain/pinyin/tone.ts. */
function subjectOf(test: string): string[] {
	const path = test.replace(/^tests\//, '').replace(/\.test\.tsx?$/, '')
	const source = /^(workers|tools)\//.test(path) ? path : join('app', path)
	return ['.ts', '.tsx', '.server.ts', ''].map((ending) => source + ending)
}

const mirrored = ['db', 'domain', 'features', 'http', 'seed', 'ui', 'workers', 'tools']

test('each test names a source that exists', () => {
	const tests = mirrored
		.map((folder) => join('tests', folder))
		.filter((folder) => existsSync(folder))
		.flatMap(filesBelow)
		.filter((path) => /\.test\.tsx?$/.test(path))
	expect(tests.length).toBeGreaterThan(0)
	expect(tests.filter((path) => !subjectOf(path).some((source) => existsSync(source)))).toEqual([])
})

test('each file of the domain that exports a function has a test', () => {
	const rules = filesBelow('app/domain').filter((path) =>
		/^export (async )?function /m.test(readFileSync(path, 'utf8')),
	)
	const untested = rules.filter((path) => {
		const mirror = path.replace(/^app\//, 'tests/').replace(/\.ts$/, '.test.ts')
		return !existsSync(mirror)
	})
	expect(untested).toEqual([])
})

test('no folder or file is a drawer for what has no home', () => {
	const drawers = /\/(utils|helpers|common|misc|lib|types|constants|services|manager)(\/|\.tsx?$)/
	expect(
		[...filesBelow('app'), ...filesBelow('workers'), ...filesBelow('tools')].filter((path) =>
			drawers.test(path),
		),
	).toEqual([])
})

test('imports name their files in full and never climb', () => {
	const sources = [
		...filesBelow('app'),
		...filesBelow('workers'),
		...filesBelow('tools'),
		...filesBelow('tests'),
	].filter((path) => /\.tsx?$/.test(path))
	const climbing = sources.filter((path) => /from '\.\.\//.test(readFileSync(path, 'utf8')))
	const unended = sources.filter((path) =>
		/from '(#|\.\/)[^']*(?<!\.(ts|tsx|js|json|css\?url|css|toml\?raw|wasm|bin))'/.test(
			readFileSync(path, 'utf8'),
		),
	)
	expect(climbing).toEqual([])
	expect(unended).toEqual([])
})
