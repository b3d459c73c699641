import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contains } from '#app/db/contains.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

async function found(text: string, typed: string) {
	const db = await memoryDatabase()
	const [row] = await db.all<{ found: number }>(
		sql`select ${contains(sql`${text}`, typed)} as found`,
	)
	return row?.found === 1
}

test.each([
	['Élodie', 'ÉLO', true],
	['王小美', '小', true],
	['王小美', '大', false],
	['50% [new]*?', '% [NEW]*?', true],
	['50 percent', '5?', false],
	['a^b', '^B', true],
	['Straße', 'STRAß', true],
	['anything', '', true],
])('%j contains %j: %s', async (text, typed, expected) => {
	expect(await found(text, typed)).toBe(expected)
})

test('GLOB finds the same rows as a comparison letter by letter', async () => {
	const db = await memoryDatabase()
	const letters = fc.constantFrom(...'aAbéÉñ王*?[]^-%_\\ß'.split(''))
	const texts = fc.array(letters, { maxLength: 6 }).map((list) => list.join(''))
	await fc.assert(
		fc.asyncProperty(texts, texts, async (text, typed) => {
			const [row] = await db.all<{ found: number }>(
				sql`select ${contains(sql`${text}`, typed)} as found`,
			)
			expect(row?.found === 1).toBe(text.toLowerCase().includes(typed.toLowerCase()))
		}),
	)
})
