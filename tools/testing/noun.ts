/** The tests of one noun: `vocabulary` in the domain, its features, workers, routes and browser. */
import { readdirSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/** tests/domain/vocabulary is about vocabulary; so is tests/e2e/admin/vocabulary.spec.ts. */
const nounFolders = ['domain', 'features', 'workers']

export function testFiles(): string[] {
	return readdirSync('tests', { recursive: true, encoding: 'utf8' })
		.map((path) => join('tests', path))
		.filter((path) => /\.(test|spec)\.tsx?$/.test(path))
		.sort()
}

/** accounts, analysis, articles… */
export function nounsOf(files: readonly string[]): string[] {
	const nouns = files.flatMap((file) => {
		const [, folder = '', noun = '', ...rest] = file.split(sep)
		return nounFolders.includes(folder) && rest.length > 0 ? [noun] : []
	})
	return [...new Set(nouns)].sort()
}

/** Files below a folder of that name, or with it in their own: `lessons` means lesson.test.ts too. */
export function filesOf(noun: string, files: readonly string[]): string[] {
	const wanted = `-${singular(noun)}-`
	return files.filter((file) => {
		const folders = dirname(file).split(sep).slice(1)
		const [name = ''] = basename(file).split('.')
		const words = name.split('-').map(singular).join('-')
		return (
			folders.some((folder) => singular(folder) === singular(noun)) || `-${words}-`.includes(wanted)
		)
	})
}

function singular(word: string): string {
	return word.replace(/s$/, '')
}

export function isBrowserTest(file: string): boolean {
	return file.endsWith('.spec.ts')
}
