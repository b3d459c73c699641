/** The test files that do more in `npm run test:long`: those with a property or a matrix. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const triesMore = /from '(fast-check|#tests\/support\/length\.ts)'/

export function longTests(): string[] {
	return readdirSync('tests', { recursive: true, encoding: 'utf8' })
		.map((path) => join('tests', path))
		.filter((path) => /\.test\.tsx?$/.test(path))
		.filter((path) => triesMore.test(readFileSync(path, 'utf8')))
}
