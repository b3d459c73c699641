/** Finds comments that begin with a question word instead of a subject and a verb. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const unclearStart = /^\s*(\/\/|\{?\/?\*+)\s*(Of|Who|What|Whoever|Nobody)\b/

/** All such comments of the sources, as path:line. */
export function unclearComments(): string[] {
	return ['app', 'workers', 'tools', 'tests'].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.map((path) => join(folder, path))
			.filter((path) => /\.(tsx?|mjs|css)$/.test(path))
			.flatMap((path) => unclearLines(readFileSync(path, 'utf8')).map((line) => `${path}:${line}`)),
	)
}

/** The numbers of their lines, from 1. */
export function unclearLines(text: string): number[] {
	return text.split('\n').flatMap((line, index) => (unclearStart.test(line) ? [index + 1] : []))
}
