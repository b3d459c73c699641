/**
 * Texts under tests/fixtures: what a parser must read, and what it must refuse and why.
 *
 * An invalid text begins with its problems, one a line: `# expect: lesson-text.missing-tag
 * paragraph 2 tag zh line 4`. Lines count from the first one after these.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Problem } from '#app/domain/problem.ts'

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url))

type TextFixture = { name: string; text: string; expected: string[] }

export function textFixtures(path: string): TextFixture[] {
	return readdirSync(join(folder, path))
		.sort()
		.map((name) => {
			const lines = readFileSync(join(folder, path, name), 'utf8').split('\n')
			const expected = lines.flatMap((line) => line.match(/^# expect: (.*)$/)?.[1] ?? [])
			return { name, text: lines.slice(expected.length).join('\n').trimEnd(), expected }
		})
}

/** A problem as a fixture writes it. */
export function showProblem({ code, values = {}, line }: Problem): string {
	const told = Object.entries(values).map(([name, value]) => ` ${name} ${value}`)
	return `${code}${told.join('')}${line === undefined ? '' : ` line ${line}`}`
}
