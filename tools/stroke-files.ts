/**
 * The strokes of hanzi as files of our own: those of the package hanzi-writer-data, named by the codes of
 * their characters, and the licence that has to stay beside them.
 */
import {
	copyFileSync,
	linkSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { packShapes } from '#app/domain/strokes/handwriting.ts'
import {
	isStrokes,
	linesOfStrokes,
	shapesFile,
	strokeFileName,
	strokesFolder,
	strokesLicence,
	strokesVersion,
} from '#app/domain/strokes/stroke-file.ts'

const require = createRequire(import.meta.url)

/** Puts them among the browser's files. */
export function linkStrokeFiles(folder: string): void {
	mkdirSync(join(folder, strokesFolder), { recursive: true })
	for (const [path, file] of strokeFilesByPath()) linkOrCopy(file, join(folder, path))
}

/** Ten thousand links take a tenth of a second, and copies more than one. */
function linkOrCopy(file: string, target: string): void {
	try {
		linkSync(file, target)
	} catch {
		// The packages may lie on another disk.
		copyFileSync(file, target)
	}
}

/** The files of the package by the addresses at which they are served. */
export function strokeFilesByPath(): Map<string, string> {
	const { version } = require('hanzi-writer-data/package.json')
	if (version !== strokesVersion) throw new Error(`strokesVersion should be ${version}`)
	const source = dirname(require.resolve('hanzi-writer-data/package.json'))
	const characters = readdirSync(source).filter((name) => /^.\.json$/u.test(name))
	return new Map([
		[shapesFile, writeShapes(characters.map((name) => join(source, name)))],
		[strokesLicence, join(source, 'ARPHICPL.TXT')],
		...characters.map((name): [string, string] => [
			`${strokesFolder}/${strokeFileName(name)}`,
			join(source, name),
		]),
	])
}

/** Puts the shapes of all characters into one file, and returns its path. */
function writeShapes(files: readonly string[]): string {
	const file = join('build', 'strokes', `${strokesVersion}.bin`)
	const shapes = packShapes(
		files.map((path) => {
			const strokes: unknown = JSON.parse(readFileSync(path, 'utf8'))
			if (!isStrokes(strokes)) throw new Error(`There are no strokes in ${basename(path)}`)
			return { character: basename(path, '.json'), lines: linesOfStrokes(strokes) }
		}),
	)
	mkdirSync(dirname(file), { recursive: true })
	writeFileSync(file, shapes)
	return file
}
