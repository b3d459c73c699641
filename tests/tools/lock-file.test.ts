import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingBinaries, readLockFile, withBinaries } from '#tools/lock-file.ts'

const partial = {
	packages: {
		'node_modules/rollup': {
			version: '4.0.0',
			dev: true,
			optionalDependencies: {
				'@rollup/rollup-linux-x64-gnu': '4.0.0',
				'@rollup/rollup-linux-x64-musl': '4.0.0',
				'@rollup/rollup-darwin-arm64': '4.0.0',
				fsevents: '~2.3.2',
			},
		},
		'node_modules/@rollup/rollup-linux-x64-gnu': { version: '4.0.0' },
	},
}

test('missing binaries of other systems are found', () => {
	expect(missingBinaries(partial).map(({ name }) => name)).toEqual([
		'@rollup/rollup-linux-x64-musl',
		'@rollup/rollup-darwin-arm64',
	])
})

test('an added binary names its system', () => {
	const { packages } = withBinaries(partial, missingBinaries(partial))
	expect(packages['node_modules/@rollup/rollup-linux-x64-musl']).toEqual({
		version: '4.0.0',
		dev: true,
		optional: true,
		cpu: ['x64'],
		libc: ['musl'],
		os: ['linux'],
	})
})

test('a package is found next to its dependent', () => {
	const nested = {
		packages: {
			'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies: { c: '1.0.0' } },
			'node_modules/a/node_modules/c': { version: '1.0.0' },
		},
	}
	expect(missingBinaries(nested)).toEqual([])
})

test('our lock file is complete and names no registry', () => {
	const text = readFileSync('package-lock.json', 'utf8')
	expect(missingBinaries(readLockFile(text))).toEqual([])
	expect(text).not.toContain('"resolved"')
})
